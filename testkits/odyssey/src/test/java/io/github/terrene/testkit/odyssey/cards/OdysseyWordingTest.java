package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ProductForm;
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
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.CardTextLaws;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Terrene Odyssey. */
@Rule("TO-1.1")
class OdysseyWordingTest implements CardTextLaws<Card, GameConfig, Game, Action> {
    private static final int DECK = 30;
    private static final TerreneOdyssey DUEL =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS = DUEL.forms();
    private static final GameForms<?, ?, ?, ?, ?> MATCH = MatchRules.of(DUEL).forms();

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

    /** What all games say need not be said by every game. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everythingThatIsSaidHasAPhraseAndEveryPhraseIsSaid(String language) {
        Array<Need> needs = Array.<Need>of(
                        new Need.Texts(form(), PRINT),
                        new Need.Values(form(), "brief"),
                        new Need.Values(GameForms.SEAT, "name"),
                        new Need.Values(FORMS.event(), ""),
                        new Need.Values(FORMS.offered(), ""),
                        new Need.Values(FORMS.action(), ""),
                        new Need.Values(FORMS.shown(), "question"),
                        new Need.Values(MATCH.event(), ""),
                        new Need.Values(MATCH.shown(), "question"))
                .appendAll(Array.of(Member.class, Held.class, TerrainInPlay.class)
                        .map(thing ->
                                new Need.InPlay((ProductForm<?>) FORMS.types().of(thing))))
                .appendAll(ListedRefusal.of("terrene-kernel", "terrene-core")
                        .map(each -> new Need.Refusal(each.key(), each.facts())));
        Array<Problem> ofAllGames = Wording.of("common", language).get().gaps(Array.empty());
        assertThat(wording(language).gaps(needs).removeAll(ofAllGames)).isEmpty();
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
