package io.github.terrene.testkit.odyssey.scenario;

import static io.github.terrene.odyssey.trait.Keyword.HASTE;
import static io.github.terrene.odyssey.trait.Status.STUN;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.Stage.PEBBLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.BattleEvent.AttackDeclared;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.collection.Array;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The language itself: what should fail fails, and says why. */
@DisplayName("The scenario language")
class ScenarioLanguageTest extends ScenarioBook {
    private static final CharacterCard WHO = BYSTANDER;

    /** Another card of the same name. */
    private static final CharacterCard OTHER = Words.character("Bystander")
            .of(Affiliation.FIRE, CharacterClass.BEAST)
            .stats(1, 1, 20, 10, 0)
            .build();

    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    private Scenario duel() {
        return given(A.has(recruited(WHO).damaged(5)), A.alone(), B.has(recruited(WHO)), B.alone())
                .awaits(A, "action");
    }

    @Test
    @DisplayName(
            "What an ability has to be told may be told in any order, and what its text names need not be laid out")
    void anyOrder() {
        CharacterCard spark = Words.token("Spark")
                .of(Affiliation.FIRE, CharacterClass.ENERGY)
                .stats(1, 0, 5, 5, 0)
                .build();
        AssignableCard forge = Words.item("Forge")
                .trigger(
                        Color.GREEN,
                        Words.free().and(Words.discardCards(2)),
                        Words.target(Words.yourCharacter()),
                        Words.heal(5),
                        Words.chooseOne(Words.these(Words.create(spark)), Words.these(Words.healYou(5))))
                .build();
        Scenario s = given(A.hand(WHO, PEBBLE), A.has(recruited(WHO).damaged(5).holding(forge)));
        s.when(A.uses(forge).discarding(PEBBLE).inMode(1).discarding(WHO).on(WHO));
        s.then(A.has(recruited(WHO).unharmed(), recruited(spark)), A.hand());
        s.awaits(A, "action");
        failing(() -> s.then(turn(4))).hasMessageContaining("it is turn 3, not 4");
        failing(() -> s.then(turnOf(B))).hasMessageContaining("it is A's turn, not B's");
    }

    @Test
    @DisplayName("What is laid out is what is found")
    void bothWays() {
        Statement[] all = {
            turn(7),
            turnOf(A),
            A.hp(17),
            A.actions(6),
            A.hand(PEBBLE, WHO),
            A.deck(WHO, PEBBLE, WHO),
            A.discardPile(PEBBLE),
            A.terrains(HOME_FIELD, Catalogue.OPEN_FIELD),
            A.has(
                    recruited(WHO)
                            .damaged(5)
                            .xp(2)
                            .attacked(1)
                            .atk(30)
                            .def(15)
                            .hp(25)
                            .lv(3)
                            .sp(2)
                            .with(HASTE)
                            .suffering(STUN)
                            .counters(2, Counter.CHARGE)
                            .holding(PEBBLE),
                    hidden(WHO).holdingFaceUp(PEBBLE).cardCounters(3, Counter.STRATAGEM)),
            B.has(recruited(WHO)
                    .unharmed()
                    .decayed(5)
                    .holdingNothing()
                    .without(HASTE)
                    .freeOf(STUN))
        };
        Scenario s = given(all);
        s.then(all).then(A.supply(4), A.characters(3), A.cardsInHand(2), A.cardsInDeck(3));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A failure says what is not as expected, draws the table, and names who is awaited and what is legal")
    void failures() {
        Scenario s = duel().when(A.attacks(WHO));
        failing(() -> s.then(B.hp(49), A.has(recruited(WHO).damaged(10).atk(5))))
                .hasMessageContaining("B has HP 50, not 49")
                .hasMessageContaining("A's Bystander has damage 5, not 10")
                .hasMessageContaining("A's Bystander has ATK 10, not 5")
                .hasMessageContaining("A attacks with A's Bystander")
                .hasMessageContaining("B: HP 50, Actions 3, Home Field; deck of 10")
                .hasMessageContaining("awaited: B about block")
                .hasMessageContaining("DeclineBlock[seat=B]");
        failing(() -> s.then(A.has(hidden(WHO)))).hasMessageContaining("is recruited");
        failing(() -> s.then(A.hand(PEBBLE))).hasMessageContaining("A's hand: nothing, not Pebble");
        failing(() -> s.then(A.has(recruited(WHO), recruited(WHO))))
                .hasMessageContaining("A has no recruited Bystander");
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("A decision that nobody thought of makes the end fail")
    void forgottenDecision() {
        Scenario s = duel().when(A.attacks(WHO));
        failing(() -> s.awaits(A, "action")).hasMessageContaining("awaited should be A about action");
        failing(() -> s.awaits(B, "response")).hasMessageContaining("awaited: B about block");
        failing(() -> s.isWonBy(A, "TO-10.1")).hasMessageContaining("a game that goes on");
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("A scenario without an end fails")
    void withoutEnd() {
        ScenarioBook book = new ScenarioBook() {};
        Scenario s = book.given();
        assertThat(s.ended()).isFalse();
        failing(book::everyScenarioEnds).hasMessageContaining("does not end");
        s.awaits(A, "action");
        book.everyScenarioEnds();
        s.when(A.endsTurn());
        failing(book::everyScenarioEnds).hasMessageContaining("does not end");
        s.awaits(B, "action");
        book.instead(s);
        failing(book::everyScenarioEnds).hasMessageContaining("does not end");
    }

    @Test
    @DisplayName("Expecting a refusal fails if it is legal, or refused otherwise; and the other way round")
    void refusals() {
        Scenario s = duel();
        failing(() -> s.refuses(A.attacks(WHO), "TO-5.1/no-character")).hasMessageContaining("should be refused");
        failing(() -> s.refuses(B.attacks(WHO), "TO-5.1/no-character"))
                .hasMessageContaining("B attacks with B's Bystander is refused, but not by TO-5.1/no-character: "
                        + "B has nothing to decide now: A must decide about action (TO-4.20/not-awaited)");
        failing(() -> s.refuses(B.attacks(WHO), "TO-4.20"))
                .hasMessageContaining("\"TO-4.20\" is no key: say why B attacks with B's Bystander is refused: "
                        + "\"TO-4.20/not-awaited\"");
        failing(() -> s.refuses(B.attacks(WHO)))
                .hasMessageContaining("say why B attacks with B's Bystander is refused: \"TO-4.20/not-awaited\"");
        failing(() -> s.allows(B.attacks(WHO))).hasMessageContaining("should be legal");
        failing(() -> s.when(B.attacks(WHO))).hasMessageContaining("refused Attack");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Events are counted, and what is hidden is not to be told")
    void eventsAndViews() {
        Scenario s = given(A.hand(PEBBLE)).when(A.assigns(PEBBLE, WHO));
        failing(() -> s.happened(1, AttackDeclared.class)).hasMessageContaining("happened 0 times");
        failing(() -> s.seenBy(A).isSilentAbout(PEBBLE)).hasMessageContaining("the view of A names Pebble");
        failing(() -> s.seenBy(B).then(A.has(hidden(WHO)))).hasMessageContaining("A has no hidden Bystander");
        failing(() -> s.whenUnseenBy(B, A.endsTurn())).hasMessageContaining("B's view changed");
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Whose Character is meant must be clear")
    void names() {
        Scenario s = given(A.has(recruited(WHO)), B.has(recruited(WHO)));
        assertThatThrownBy(() -> s.when(A.choosesTarget(WHO))).hasMessageContaining("say whose is meant");
        assertThatThrownBy(() -> given(A.has(hidden(OTHER)))).hasMessageContaining("cannot be played with");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Chance that never falls so is told")
    void badLuck() {
        Scenario s = given();
        failing(() -> s.whenByLuck(A.endsTurn(), events -> false)).hasMessageContaining("none of");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A table of another format")
    void anotherFormat() {
        Array<Array<Seat>> teams = Array.of(Array.of(Seat.of(0), Seat.of(2)), Array.of(Seat.of(1), Seat.of(3)));
        Format four = new Format("four", teams, 3, 3, 50, "TO-13.3");
        TableBuilder table = TableBuilder.of(
                four, catalogue -> TerreneOdyssey.of(StandardRules.of(four, catalogue), DeckRules.CONSTRUCTED));
        Player c = Player.at(2);
        A.has(recruited(WHO)).layOut(table);
        c.hp(30).layOut(table);
        Scenario s = tell(Scenario.from(table.turnOf(c.seat())));
        s.then(A.hp(30), c.hp(30), B.hp(50));
        s.awaits(c, "action");
    }
}
