package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.law.CardTextLaws;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Terrene Odyssey: those of its cards. */
@Rule("TO-1.1")
class OdysseyWordingTest implements CardTextLaws<Card, GameConfig, Game, Action> {
    private static final int DECK = 30;

    @Override
    public Supplier<Card> cards(Dice dice) {
        return () -> RandomCards.ofTheLanguage().of(dice);
    }

    @Override
    public Seq<Problem> faults(Card card) {
        return Catalogue.of(Array.of(card, RandomCards.TOKEN, RandomCards.GROUND))
                .fold(problems -> problems, catalogue -> Array.empty());
    }

    @Override
    public int decks() {
        return 2 * DECK;
    }

    @Override
    public Rules<GameConfig, Game, Action, ?, ?> rules(Seq<Card> cards) {
        return TerreneOdyssey.duel(RandomCardSpecimen.catalogue(cards.toArray()));
    }

    @Override
    public GameConfig config(Seq<Card> cards) {
        return GameConfig.of(Options.standard(), Deck.of("one", cards.take(DECK)), Deck.of("other", cards.drop(DECK)));
    }

    @Override
    public Seq<? extends Policy<? super Game, ? super Action>> policies() {
        return Styles.ALL;
    }

    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Seq<Wording> languages() {
        return Array.of("en", "de").map(OdysseyWordingTest::wording);
    }

    @Override
    public Seq<Card> printed() {
        BaseSet set = new BaseSet();
        return Array.<Card>ofAll(set.cards()).appendAll(set.tokens()).append(Catalogue.OPEN_FIELD);
    }

    private static Wording wording(String language) {
        return Wording.of("terrene-odyssey-duel", language).get();
    }

    /** What all games say is not about cards. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everythingOnCardsHasAPhraseAndEveryPhraseIsOnOne(String language) {
        Array<Problem> ofAllGames = Wording.of("common", language).get().gaps(Array.empty());
        assertThat(wording(language)
                        .gaps(Array.of(new Need.Texts(form(), PRINT)))
                        .removeAll(ofAllGames))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void theBaseSetIsPrintedAsEver(String language) {
        String texts =
                contentOf(Objects.requireNonNull(getClass().getResource("/base-set-texts." + language + ".txt")));
        assertThat(printed()
                        .map(card -> wording(language)
                                .say(form(), card, PRINT, Known.NOTHING)
                                .map(Said::text)
                                .get())
                        .mkString("\n\n"))
                .isEqualToNormalizingNewlines(texts.strip());
    }
}
