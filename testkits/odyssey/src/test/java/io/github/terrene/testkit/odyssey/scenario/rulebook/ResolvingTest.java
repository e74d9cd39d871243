package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.CardEvent.CardsFetched;
import io.github.terrene.odyssey.event.CardEvent.DeckShown;
import io.github.terrene.odyssey.event.CardEvent.HandShown;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Effects being resolved")
class ResolvingTest extends ScenarioBook {
    private static final CharacterCard BULWARK = character("Bulwark")
            .of(EARTH, GUARDIAN)
            .stats(1, 1, 10, 5, 0)
            .passive(bonus(10, DEF).to(each(yourCharacter().another())))
            .build();

    private static final CharacterCard MIMIC = character("Mimic")
            .of(DARK, THIEF)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, actions(1), copyItem())
            .build();

    private static final AssignableCard HAIL = item("Hail")
            .trigger(BLUE, actions(1), damage(10).to(each(enemyCharacter())))
            .build();

    private static final AssignableCard ATLAS =
            item("Atlas").trigger(GREEN, free(), search(CardKind.TERRAIN)).build();

    private static final AssignableCard ROBBERY = item("Robbery")
            .trigger(GREEN, free(), targetOpponent(), discard(2, TARGET_OPPONENT))
            .build();

    private static final AssignableCard SPYING = item("Spying")
            .trigger(GREEN, free(), targetOpponent(), discardOfYourChoice(1, TARGET_OPPONENT))
            .build();

    @Test
    @DisplayName(
            "One effect deals all its damage at the same time; then all the defeated go, and their LVs are added up")
    @Rule({"TO-8.34", "TO-6.8"})
    void atTheSameTime() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(HAIL)),
                B.has(
                        recruited(BULWARK),
                        recruited(REED_GUARD),
                        recruited(SAMMY).damaged(15)));
        s.when(A.uses(HAIL));
        s.then(
                B.hasNo(BULWARK),
                B.has(recruited(REED_GUARD).unharmed(), recruited(SAMMY).damaged(15)));
        s.then(A.has(recruited(ETHAN).xp(1)));
        s.awaits(A, "action");

        Scenario two = given(
                A.has(recruited(ETHAN).holding(HAIL)),
                B.has(
                        recruited(INU).damaged(15),
                        recruited(IRON_RAM).damaged(35).def(0)));
        two.when(A.uses(HAIL))
                .then(
                        B.hasNo(INU),
                        B.hasNo(IRON_RAM),
                        A.has(recruited(ETHAN).xp(3).hp(30)));
        two.happened(1, CharactersDefeated.class).awaits(A, "action");
    }

    @Test
    @DisplayName("Parts of an effect happen in the order of the text")
    @Rule("TO-8.34")
    void inTheOrderOfTheText() {
        AssignableCard crack = item("Crack")
                .trigger(BLUE, free(), target(character()), gets(-10, DEF).until(END_OF_TURN), damage(10))
                .build();
        AssignableCard strike = item("Strike")
                .trigger(
                        BLUE,
                        free(),
                        target(character()),
                        damage(10),
                        gets(-10, DEF).until(END_OF_TURN))
                .build();
        Scenario s =
                given(A.has(recruited(ETHAN).holding(crack), recruited(INU).holding(strike)), B.has(recruited(ASU)));
        Scenario first = instead(s).when(A.uses(crack).on(ASU));
        first.then(B.has(recruited(ASU).damaged(10).def(0))).awaits(A, "action");
        s.when(A.uses(strike).on(ASU)).then(B.has(recruited(ASU).unharmed().def(0)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What is found is shown to all, and the deck is shuffled")
    @Rule("TO-8.36")
    void searching() {
        Scenario s = given(
                A.deck(DART, HUSH, SALT_FLATS, PIKE), A.has(recruited(ETHAN).holding(ATLAS)));
        s.when(A.uses(ATLAS));
        s.awaits(A, "card");
        s.seenBy(B).isSilentAbout(DART, HUSH, SALT_FLATS, PIKE);
        s.refuses(A.choosesCards(DART), "TO-8.5/card-choice").refuses(B.choosesCards(SALT_FLATS), "TO-8.5/not-awaited");
        s.whenByLuck(
                A.choosesCards(SALT_FLATS),
                events -> events.exists(event -> event instanceof CardsFetched found
                        && found.deck().cards().corresponds(Array.of(PIKE, HUSH, DART), Object::equals)));
        s.then(A.hand(SALT_FLATS), A.deck(PIKE, HUSH, DART), A.discardPile(ATLAS));
        s.seenBy(B).isSilentAbout(DART, HUSH, PIKE);
        assertThat(s.events().map(event -> s.rules().seenBy(event, B.seat())).mkString())
                .contains(SALT_FLATS.name());
        s.awaits(A, "action");
    }

    private static Seq<Event> sent(Scenario s, Player player) {
        return s.events().flatMap(event -> s.rules().told(event, player.seat()));
    }

    @Test
    @DisplayName("An event tells the searcher alone what is in the deck, but not in which order")
    @Rule({"TO-8.36", "TO-11.2"})
    void whatASearcherSees() {
        Scenario s = given(
                A.deck(PIKE, HUSH, SALT_FLATS, DART), A.has(recruited(ETHAN).holding(ATLAS)));
        s.when(A.uses(ATLAS)).awaits(A, "card");
        DeckShown shown = new DeckShown(A.seat(), A.seat(), Array.of(DART, HUSH, PIKE, SALT_FLATS));
        DeckShown masked = new DeckShown(A.seat(), A.seat(), Array.fill(4, Card.UNKNOWN));
        assertThat(sent(s, A)).contains(shown);
        assertThat(sent(s, B)).contains(masked).doesNotContain(shown);
        assertThat(s.rules().seenBy(shown, Seat.ONLOOKER)).isEqualTo(masked);
        assertThat(s.undoable()).isFalse();
        s.when(A.choosesNothing()).then(A.cardsInDeck(4));
        s.happened(1, DeckShown.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A search may find nothing even if it could, and is asked even if it cannot")
    @Rule("TO-8.36")
    void findingNothing() {
        Scenario s = given(A.deck(DART, SALT_FLATS), A.has(recruited(ETHAN).holding(ATLAS)));
        s.when(A.uses(ATLAS));
        Scenario declined = instead(s)
                .whenByLuck(
                        A.choosesNothing(),
                        events -> events.exists(event -> event instanceof CardsFetched found
                                && found.cards().isEmpty()
                                && found.deck().cards().get(0).equals(SALT_FLATS)));
        declined.then(A.cardsInHand(0), A.deck(SALT_FLATS, DART)).awaits(A, "action");
        s.when(A.choosesCards(SALT_FLATS)).then(A.hand(SALT_FLATS)).awaits(A, "action");

        Scenario empty = given(A.deck(), A.has(recruited(ETHAN).holding(ATLAS)));
        empty.when(A.uses(ATLAS)).then(A.cardsInHand(0), A.cardsInDeck(0), A.discardPile(ATLAS));
        empty.awaits(A, "action");
        Scenario nothing = given(A.deck(DART, HUSH), A.has(recruited(ETHAN).holding(ATLAS)));
        nothing.when(A.uses(ATLAS));
        nothing.awaits(A, "card");
        nothing.when(A.choosesNothing()).then(A.cardsInHand(0), A.cardsInDeck(2));
        nothing.happened(1, CardsFetched.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A player who is made to discard chooses the cards; with fewer than asked, all of them")
    @Rule({"TO-8.36", "TO-11.2"})
    void discarding() {
        Scenario s = given(A.has(recruited(ETHAN).holding(ROBBERY)), B.hand(DART, HUSH, PIKE));
        s.when(A.uses(ROBBERY));
        s.awaits(B, "card");
        s.refuses(A.choosesCards(DART), "TO-8.5/not-awaited");
        s.when(B.choosesCards(PIKE, DART)).then(B.hand(HUSH), B.discardPile(DART, PIKE));
        s.seenBy(A).isSilentAbout(HUSH);
        s.never(HandShown.class).awaits(A, "action");

        Scenario few = given(A.has(recruited(ETHAN).holding(ROBBERY)), B.hand(DART));
        few.when(A.uses(ROBBERY)).then(B.hand(), B.discardPile(DART));
        few.awaits(A, "action");

        Scenario none = given(A.has(recruited(ETHAN).holding(ROBBERY)), B.hand());
        none.when(A.uses(ROBBERY)).then(B.discardPile());
        none.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Unless the text says otherwise: then the other one chooses, and sees the whole hand, and nobody else does")
    @Rule({"TO-8.36", "TO-11.2"})
    void discardingByTheOther() {
        Scenario s = given(A.has(recruited(ETHAN).holding(SPYING)), B.hand(DART, HUSH));
        s.seenBy(A).isSilentAbout(DART, HUSH);
        s.when(A.uses(SPYING));
        s.awaits(A, "card");
        s.refuses(B.choosesCards(DART), "TO-8.5/not-awaited");
        HandShown shown = s.events()
                .find(HandShown.class::isInstance)
                .map(HandShown.class::cast)
                .get();
        Seat onlooker = Seat.of(7);
        assertThat(s.rules().seenBy(shown, A.seat())).isEqualTo(shown);
        assertThat(shown.cards()).containsExactly(DART, HUSH);
        assertThat(s.rules().seenBy(shown, onlooker).toString()).doesNotContain(DART.name(), HUSH.name());
        assertThat(s.rules().view(s.game(), A.seat()).toString()).contains(DART.name(), HUSH.name());
        assertThat(s.rules().view(s.game(), onlooker).toString()).doesNotContain(DART.name(), HUSH.name());
        assertThat(s.rules()
                        .imagine(s.rules().view(s.game(), A.seat()), new CardPool(Array.empty()), Rng.of(1))
                        .side(B.seat())
                        .hand()
                        .cards())
                .containsExactly(DART, HUSH);
        s.when(A.choosesCards(HUSH)).then(B.hand(DART), B.discardPile(HUSH));
        s.happened(1, HandShown.class).awaits(A, "action");
    }

    @Test
    @DisplayName("Drawing from an empty deck does nothing, and costs nobody the game")
    @Rule({"TO-8.36", "TO-4.4"})
    void emptyDeck() {
        AssignableCard cram = item("Cram").trigger(GREEN, free(), draw(3)).build();
        Scenario s = given(A.deck(DART), A.has(recruited(ETHAN).holding(cram)), B.deck());
        s.when(A.uses(cram)).then(A.hand(DART), A.cardsInDeck(0));
        s.when(A.endsTurn()).then(B.cardsInHand(0));
        s.when(B.endsTurn()).then(A.hand(DART));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A copied Item is resolved with this Character as its source, without cost, and stays where it is")
    @Rule({"TO-8.38", "TO-6.1"})
    void copiedItem() {
        Scenario s = given(
                A.actions(1),
                A.has(recruited(MIMIC)),
                B.discardPile(DART, HUSH, EMBER_VERSE),
                B.has(recruited(INU).damaged(10), recruited(ASU)));
        s.when(A.uses(MIMIC));
        s.awaits(A, "card");
        s.refuses(A.choosesCards(EMBER_VERSE), "TO-8.5/card-choice");
        s.when(A.choosesCards(DART));
        s.awaits(A, "target");
        s.when(A.choosesTarget(INU));
        s.then(B.hasNo(INU), A.has(recruited(MIMIC).xp(1).atk(15).holdingNothing()), A.actions(0));
        s.then(B.discardPile(DART, HUSH, EMBER_VERSE, INU), A.discardPile());
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A copied Item has no color, pays nothing, and does only what its first ability does")
    @Rule("TO-8.38")
    void firstAbilityWithoutColor() {
        AssignableCard kit = item("Kit")
                .trigger(GREEN, actions(2).and(discardCards(2)), draw(1))
                .trigger(BLUE, free(), healYou(10))
                .build();
        AssignableCard forger = item("Forger").trigger(BLUE, free(), copyItem()).build();
        Scenario s = given(
                turnOf(B),
                A.hp(20),
                A.actions(1),
                A.has(recruited(MIMIC)),
                B.discardPile(forger, kit, DART),
                B.has(recruited(INU)));
        s.when(B.attacks(INU), A.uses(MIMIC));
        s.refuses(A.choosesCards(forger), "TO-8.5/card-choice");
        s.when(A.choosesCards(kit)).then(A.cardsInHand(1), A.hp(20), A.actions(0));
        s.when(A.declinesToBlock()).then(A.hp(0));
        s.isWonBy(B, "TO-10.1");
    }

    @Test
    @DisplayName("An Item may copy another of its name, for only that one's first ability is carried out")
    @Rule("TO-8.38")
    void anItemOfTheSameName() {
        AssignableCard echo = item("Echo")
                .trigger(BLUE, actions(2), healYou(10))
                .trigger(BLUE, actions(1), copyItem())
                .build();
        Scenario s = given(A.hp(20), A.actions(1), A.has(recruited(INU).holding(echo)), B.discardPile(echo));
        s.when(A.uses(echo).ability(2)).then(A.hp(30), A.actions(0));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What a copied Item is to do, and the Terrain it is aimed at, are said when it is resolved")
    @Rule({"TO-8.38", "TO-8.5"})
    void copiedItemAsksForAllThatIsChosen() {
        AssignableCard wand = item("Wand")
                .trigger(BLUE, free(), chooseOne(these(draw(1)), these(healYou(5))))
                .build();
        AssignableCard plough = item("Plough")
                .trigger(BLUE, free(), targetTerrain(), dismissTerrain())
                .build();
        Scenario s = given(
                A.hp(40), A.has(recruited(MIMIC)), B.terrains(HOME_FIELD, SALT_FLATS), B.discardPile(plough, wand));
        s.when(A.uses(MIMIC));
        s.awaits(A, "card");
        Scenario modal = instead(s).when(A.choosesCards(wand));
        modal.awaits(A, "target");
        modal.refuses(A.choosesMode(3), "TO-8.5/unknown-mode")
                .refuses(A.choosesTarget(SALT_FLATS), "TO-8.5/no-target-asked");
        modal.refuses(A.choosesGain(1), "TO-6.3/no-gain-asked").refuses(A.names(B), "TO-3.5/no-starter-asked");
        modal.refuses(A.choosesCards(wand), "TO-8.5/no-card-asked")
                .refuses(A.choosesNothing(), "TO-8.36/no-card-asked");
        modal.refuses(A.choosesTerrain(HOME_FIELD), "TO-8.5/no-terrain-asked");
        modal.when(A.choosesMode(2)).then(A.hp(45), A.cardsInHand(0)).awaits(A, "action");

        s.when(A.choosesCards(plough), A.choosesTarget(SALT_FLATS));
        s.then(B.terrains(HOME_FIELD), B.discardPile(plough, wand, SALT_FLATS));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Home Field and what lies on it are not Items: without an Item there is nothing to copy")
    @Rule("TO-8.38")
    void nothingToCopy() {
        Scenario s = given(A.has(recruited(MIMIC)), A.discardPile(DART), B.discardPile(EMBER_VERSE, HOME_FIELD));
        s.when(A.uses(MIMIC)).then(A.actions(2), A.discardPile(DART));
        s.awaits(A, "action");
    }
}
