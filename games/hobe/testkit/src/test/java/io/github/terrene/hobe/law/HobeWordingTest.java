package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.hobe.law.HobeCardGame;
import io.github.terrene.testkit.hobe.law.RandomCards;
import io.github.terrene.testkit.law.card.CardTextLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;

/** The words of Hobe. */
class HobeWordingTest implements HobeCardGame, CardTextLaws<Card, GameConfig, Game, Action>, WordingLaws<Card> {
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS =
            Hobe.of(StarterSet.catalogue()).forms();
    private static final GameForms<?, ?, ?, ?, ?> MATCH =
            Hobe.of(StarterSet.catalogue()).match().forms();

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
        return WordingLaws.languages("hobe", "en", "de");
    }

    @Override
    public Seq<Card> printed() {
        return StarterSet.cards();
    }

    @Override
    public Seq<Need> needs() {
        return Array.<Need>of(
                        new Need.Values(FORMS.event(), ""),
                        new Need.Values(FORMS.offered(), ""),
                        new Need.Values(FORMS.action(), ""),
                        new Need.Values(FORMS.shown(), "question"),
                        new Need.Values(MATCH.event(), ""),
                        new Need.Values(MATCH.shown(), "question"),
                        Cards.of(form(), printed(), Card::name).names())
                .appendAll(Layout.of("hobe").get().labels().map(Need.Label::new));
    }

    @Override
    public Seq<String> modules() {
        return Array.of("terrene-kernel", "terrene-narrator", "terrene-rules-hobe");
    }

    @Override
    public String texts(Wording language) {
        return contentOf(
                Objects.requireNonNull(getClass().getResource("/starter-texts." + language.language() + ".txt")));
    }
}
