package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.CardTextLaws;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.github.terrene.testkit.terralore.law.RandomCards;
import io.github.terrene.testkit.terralore.law.TerraloreCardGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Terralore. */
class TerraloreWordingTest implements TerraloreCardGame, CardTextLaws<Card, GameConfig, Game, Action> {
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS =
            Terralore.of(StarterSet.catalogue()).forms();

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
        return Array.of("en", "de").map(TerraloreWordingTest::wording);
    }

    @Override
    public Seq<Card> printed() {
        return StarterSet.cards();
    }

    private static Wording wording(String language) {
        return Wording.of("terralore", language).get();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everythingThatIsSaidHasAPhraseAndEveryPhraseIsSaid(String language) {
        Array<Need> needs = Array.of(
                new Need.Texts(form(), PRINT),
                new Need.Values(GameForms.SEAT, "name"),
                new Need.Values(FORMS.event(), ""),
                new Need.Values(FORMS.offered(), ""),
                new Need.Values(FORMS.action(), ""),
                new Need.Values(FORMS.shown(), "question"));
        Array<Need> labels = Array.of(
                        "Side.hand", "Side.deck", "Side.graveyard", "Side.exile", "Column.WEST", "Column.EAST")
                .appendAll(Array.of("Table.damage", "Table.printed", "Lane.ATTACKING", "Lane.DEFENDING"))
                .map(Need.Label::new);
        assertThat(wording(language)
                        .gaps(needs.appendAll(labels)
                                .appendAll(ListedRefusal.of("terrene-kernel", "terrene-rules-terralore")
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
