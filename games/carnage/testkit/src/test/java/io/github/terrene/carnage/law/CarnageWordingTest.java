package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.carnage.law.CarnageCardGame;
import io.github.terrene.testkit.carnage.law.RandomCards;
import io.github.terrene.testkit.law.CardTextLaws;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Carnage. */
class CarnageWordingTest implements CarnageCardGame, CardTextLaws<Card, GameConfig, Game, Action> {
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS =
            Carnage.of(StarterSet.catalogue()).forms();

    @Override
    public Supplier<Card> cards(Dice dice) {
        return new RandomCards(dice);
    }

    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Seq<Wording> languages() {
        return Array.of("en", "de").map(CarnageWordingTest::wording);
    }

    @Override
    public Seq<Card> printed() {
        return StarterSet.cards();
    }

    private static Wording wording(String language) {
        return Wording.of("carnage", language).get();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everythingThatIsSaidHasAPhraseAndEveryPhraseIsSaid(String language) {
        Array<Need> needs = Array.of(
                new Need.Texts(form(), PRINT),
                new Need.Values(CardForms.STANDARD.of(ElementCard.class), ""),
                new Need.Values(FORMS.event(), ""),
                new Need.Values(FORMS.offered(), ""),
                new Need.Values(FORMS.shown(), "question"),
                new Need.Values(FORMS.types().of(Purse.class), ""),
                new Need.Values(FORMS.types().of(Purse.class), "waiting"),
                new Need.Values(FORMS.types().of(NextDuelEffect.class), ""));
        Array<Need> labels = Array.of("Side.hand", "Side.decks", "Side.elements", "Side.discarded")
                .appendAll(Array.of("Side.elementsDiscarded", "Domain.pantheon", "Domain.realm", "Domain.nest"))
                .appendAll(Array.of("DeckKind.COMPANION", "DeckKind.ADVENTURE"))
                .appendAll(Array.of("Domain.waiting", "Round.number", "Round.won", "Round.beaten", "Card.level"))
                .map(Need.Label::new);
        assertThat(wording(language)
                        .gaps(needs.appendAll(labels)
                                .appendAll(ListedRefusal.of("terrene-kernel", "terrene-rules-carnage")
                                        .map(each -> new Need.Refusal(each.key(), each.facts())))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void theStarterSetIsPrintedAsEver(String language) {
        String texts = contentOf(Objects.requireNonNull(getClass().getResource("/starter-texts." + language + ".txt")));
        assertThat(StarterSet.cards()
                        .map(card -> wording(language)
                                .say(form(), card, PRINT, Known.NOTHING)
                                .map(Said::text)
                                .get())
                        .mkString("\n\n"))
                .isEqualToNormalizingNewlines(texts.strip());
    }
}
