package io.github.terrene.carnage.law;

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
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.carnage.law.CarnageCardGame;
import io.github.terrene.testkit.carnage.law.RandomCards;
import io.github.terrene.testkit.law.card.CardTextLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Supplier;

/** The words of Carnage. */
class CarnageWordingTest implements CarnageCardGame, CardTextLaws<Card, GameConfig, Game, Action>, WordingLaws<Card> {
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS =
            Carnage.of(StarterSet.catalogue()).forms();
    private static final GameForms<?, ?, ?, ?, ?> MATCH =
            Carnage.of(StarterSet.catalogue()).match().forms();

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
        return WordingLaws.languages("carnage", "en", "de");
    }

    @Override
    public Seq<Card> printed() {
        return StarterSet.cards();
    }

    @Override
    public Seq<Need> needs() {
        return Array.<Need>of(
                        Cards.of(form(), printed(), Card::name).names(),
                        new Need.Values(CardForms.STANDARD.of(ElementCard.class), ""),
                        new Need.Values(FORMS.event(), ""),
                        new Need.Values(FORMS.offered(), ""),
                        new Need.Values(FORMS.shown(), "question"),
                        new Need.Values(MATCH.event(), ""),
                        new Need.Values(MATCH.shown(), "question"),
                        new Need.Values(FORMS.types().of(NextDuelEffect.class), ""))
                .appendAll(Layout.of("carnage").get().labels().map(Need.Label::new));
    }

    /** Words that cards of Carnage do not have, and those for which it has words of its own. */
    @Override
    public Seq<Problem> elsewhere(Wording language) {
        return Wording.of("cards", language.language()).get().gaps(Array.empty());
    }

    @Override
    public Seq<String> modules() {
        return Array.of("terrene-kernel", "terrene-narrator", "terrene-rules-carnage");
    }

    @Override
    public String texts(Wording language) {
        return contentOf(
                Objects.requireNonNull(getClass().getResource("/starter-texts." + language.language() + ".txt")));
    }
}
