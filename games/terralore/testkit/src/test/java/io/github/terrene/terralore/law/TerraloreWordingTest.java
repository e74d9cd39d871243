package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Need;
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
import io.github.terrene.testkit.law.card.CardTextLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.github.terrene.testkit.terralore.law.RandomCards;
import io.github.terrene.testkit.terralore.law.TerraloreCardGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;

/** The words of Terralore. */
class TerraloreWordingTest
        implements TerraloreCardGame, CardTextLaws<Card, GameConfig, Game, Action>, WordingLaws<Card> {
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS =
            Terralore.of(StarterSet.catalogue()).forms();
    private static final GameForms<?, ?, ?, ?, ?> MATCH =
            Terralore.of(StarterSet.catalogue()).match().forms();

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
        return WordingLaws.languages("terralore", "en", "de");
    }

    @Override
    public Seq<Card> printed() {
        return StarterSet.cards();
    }

    @Override
    public Seq<Need> needs() {
        return Array.<Need>of(
                        new Need.Values(GameForms.SEAT, "name"),
                        new Need.Values(FORMS.event(), ""),
                        new Need.Values(FORMS.offered(), ""),
                        new Need.Values(FORMS.action(), ""),
                        new Need.Values(FORMS.shown(), "question"),
                        new Need.Values(MATCH.event(), ""),
                        new Need.Values(MATCH.shown(), "question"),
                        Cards.of(form(), StarterSet.catalogue().all(), Card::name)
                                .names())
                .appendAll(Layout.of("terralore").get().labels().map(Need.Label::new));
    }

    /** Words that cards of Terralore do not have, and those for which it has words of its own. */
    @Override
    public Seq<Problem> elsewhere(Wording language) {
        return Wording.of("cards", language.language()).get().gaps(Array.empty());
    }

    @Override
    public Seq<String> modules() {
        return Array.of("terrene-kernel", "terrene-narrator", "terrene-rules-terralore");
    }

    @Override
    public String texts(Wording language) {
        return contentOf(
                Objects.requireNonNull(getClass().getResource("/starter-texts." + language.language() + ".txt")));
    }
}
