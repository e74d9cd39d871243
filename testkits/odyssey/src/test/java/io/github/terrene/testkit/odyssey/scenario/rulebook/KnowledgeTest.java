package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.PartyEvent.Traded;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Secrets, and who is asked")
class KnowledgeTest extends ScenarioBook {
    private static final CharacterCard PICKPOCKET = character("Pickpocket")
            .of(DARK, THIEF)
            .stats(1, 1, 20, 15, 0)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), takeHeld(DAMAGED_CHARACTER))
            .build();

    private static final CharacterCard RIFT_WALKER = character("Rift Walker")
            .of(DARK, INTERDIMENSIONAL)
            .stats(2, 2, 30, 20, 5)
            .trigger(
                    PURPLE, actions(1), target(enemyCharacter()), gets(-10, DEF).until(END_OF_TURN))
            .build();

    private static final AssignableCard SPITE = item("Spite")
            .trigger(BLUE, free(), when(enemyCharacter(), DEALS_DAMAGE_TO_PLAYER), draw(1))
            .build();

    private static final AssignableCard ATLAS =
            item("Atlas").trigger(GREEN, free(), search(CardKind.TERRAIN)).build();

    private static Premise allWindows() {
        return options(options -> options.withResponseWindows(ResponseWindows.ALWAYS));
    }

    private static View view(Scenario scenario, Player player) {
        return scenario.rules().view(scenario.game(), player.seat());
    }

    @Test
    @DisplayName("A window in which nobody can respond closes by itself, unless every window is to be offered")
    @Rule({"TO-11.6", "TO-8.13", "TO-8.12"})
    void everyWindow() {
        Scenario s = given(A.has(hidden(ETHAN), hidden(ASU)), A.hand(SAMMY, DART, SALT_FLATS));
        s.when(A.recruits(ETHAN));
        s.awaits(A, "action");

        Scenario all = given(allWindows(), A.has(hidden(ETHAN), hidden(ASU)), A.hand(SAMMY, DART, SALT_FLATS));
        all.when(A.recruits(ETHAN)).awaits(B, "response");
        all.when(B.passes()).awaits(A, "action");
        all.when(A.hides(SAMMY)).awaits(B, "response");
        all.when(A.plays(SALT_FLATS)).awaits(B, "response");
        all.when(A.assigns(DART, ASU)).awaits(B, "response");
        all.when(A.dismisses(SAMMY)).awaits(B, "response");
        all.when(A.attacks(ETHAN)).awaits(B, "response");
        all.when(B.passes()).awaits(A, "action");
        all.then(B.hp(30));
        all.when(A.endsTurn());
        all.awaits(B, "action");
    }

    @Test
    @DisplayName("Every window is offered to whoever could be asked, and answers open further ones; Purple opens none")
    @Rule({"TO-11.6", "TO-8.9", "TO-8.3"})
    void windowsInTheChain() {
        Scenario s = given(
                allWindows(),
                A.has(recruited(RIFT_WALKER), recruited(SAMMY).holdingFaceUp(BANNER)),
                B.has(recruited(INU).holding(DART)));
        s.when(A.uses(BANNER));
        s.awaits(B, "response");
        s.when(B.uses(DART).on(SAMMY));
        s.awaits(A, "response");
        s.when(A.passes());
        s.awaits(A, "action");
        s.then(A.has(recruited(SAMMY).damaged(5)));
        s.when(A.uses(RIFT_WALKER).on(INU));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The refusal to use a face-up card does not reveal its holder, as long as the holder is hidden")
    @Rule({"TO-11.2", "TO-11.4", "TO-4.11"})
    void refusalsAboutWhatIsHidden() {
        Scenario s = given(B.has(hidden(INU).holdingFaceUp(BANNER)));
        Seq<Rejection> inu = whyNotBanner(s);
        s.awaits(A, "action");
        Scenario other = given(B.has(hidden(SAMMY).holdingFaceUp(BANNER)));
        Seq<Rejection> sammy = whyNotBanner(other);
        other.awaits(A, "action");
        assertThat(inu).isEqualTo(sammy).isNotEmpty();
        assertThat(inu.head()).hasToString("Banner is under another player's control (TO-4.11)");
        assertThat(inu.map(Rejection::sentence)).noneMatch(sentence -> sentence.contains(INU.name()));

        Scenario own = given(A.has(hidden(INU).holdingFaceUp(BANNER)));
        assertThat(whyNotBanner(own).map(Rejection::sentence))
                .contains("Inu the Inferno is hidden and cannot use the card it holds (TO-8.15)");
        own.awaits(A, "action");
    }

    @Test
    @DisplayName("A refusal to aim at a hidden Character names it to nobody but its player")
    @Rule({"TO-11.2", "TO-11.4", "TO-7.5"})
    void refusalsToAimAtTheHidden() {
        Scenario s = given(A.has(recruited(ETHAN).holding(DART), hidden(SAMMY)), B.has(hidden(INU)));
        int dart =
                s.game().side(A.seat()).members().flatMap(Member::held).head().id();
        Game aiming = s.rules()
                .apply(s.game(), new Activate(A.seat(), Source.held(dart), 0))
                .get()
                .state();
        assertThat(whyNotAt(s, aiming, B)).anyMatch(sentence -> sentence.contains("a face-down Character"));
        assertThat(whyNotAt(s, aiming, B)).noneMatch(sentence -> sentence.contains(INU.name()));
        assertThat(whyNotAt(s, aiming, A)).anyMatch(sentence -> sentence.contains(SAMMY.name()));
        s.awaits(A, "action");
    }

    /** Why A cannot aim at the hidden Character of a player. */
    private static Seq<String> whyNotAt(Scenario scenario, Game aiming, Player player) {
        int target =
                aiming.side(player.seat()).members().find(Member::hidden).get().id();
        return scenario.rules()
                .whyNot(aiming, new Choose(A.seat(), new Choice.Target(target)))
                .map(Rejection::sentence);
    }

    /** Why A cannot use the card that is held. */
    private static Seq<Rejection> whyNotBanner(Scenario scenario) {
        int banner = scenario.game()
                .table()
                .sides()
                .flatMap(Side::members)
                .flatMap(Member::held)
                .head()
                .id();
        return scenario.rules().whyNot(scenario.game(), new Activate(A.seat(), Source.held(banner), 0));
    }

    @Test
    @DisplayName("With every window offered, a player with a face-down card is asked for it, whatever it is")
    @Rule({"TO-11.6", "TO-8.6"})
    void whateverIsHidden() {
        for (AssignableCard card : Array.of(DART, SPITE)) {
            Scenario s = given(
                    allWindows(),
                    knowing(DART, SPITE),
                    A.has(recruited(ETHAN)),
                    B.has(hidden(INU).holding(HUSH), recruited(SAMMY).holding(card)));
            s.when(A.attacks(ETHAN), B.declinesToBlock());
            s.awaits(B, "ability");
            if (card.equals(DART)) {
                s.refuses(B.uses(DART).on(ETHAN), "TO-8.7/nothing-happened");
            } else {
                s.allows(B.uses(SPITE));
            }
            s.when(B.passes());
            s.awaits(A, "action");
        }
        Scenario nothing = given(
                allWindows(),
                A.has(recruited(ETHAN)),
                B.has(recruited(SAMMY), hidden(INU).holding(DART)));
        nothing.when(A.attacks(ETHAN), B.declinesToBlock());
        nothing.awaits(A, "action");

        Scenario possible =
                given(A.has(recruited(ETHAN)), B.has(recruited(SAMMY).holding(DART)));
        possible.when(A.attacks(ETHAN), B.declinesToBlock());
        possible.awaits(A, "action");
    }

    @Test
    @DisplayName("That a player is asked is public; what there is to choose from is not")
    @Rule({"TO-11.6", "TO-11.2"})
    void thatAPlayerIsAsked() {
        Scenario s = given(A.deck(DART, SALT_FLATS), A.has(recruited(ETHAN).holding(ATLAS)));
        Scenario other = given(
                knowing(SALT_FLATS), A.deck(DART, DART), A.has(recruited(ETHAN).holding(ATLAS)));
        s.when(A.uses(ATLAS)).awaits(A, "card");
        other.when(A.uses(ATLAS)).awaits(A, "card");
        assertThat(view(s, A).awaited()).isTrue();
        assertThat(view(s, B).awaited()).isFalse();
        assertThat(view(s, B).agenda().prompt().seats()).containsExactly(A.seat());
        assertThat(view(s, B)).isEqualTo(view(other, B));
        assertThat(view(s, A)).isNotEqualTo(view(other, A));
    }

    @Test
    @DisplayName("Public is what lies face-up with all that lies on it, and the numbers of what lies face-down")
    @Rule("TO-11.1")
    void publicThings() {
        Scenario s = given(
                A.hp(33),
                A.actions(2),
                A.terrains(SALT_FLATS, HOME_FIELD),
                A.hand(PIKE, NEEDLE),
                A.discardPile(HUSH, INU),
                A.has(
                        recruited(ETHAN)
                                .damaged(5)
                                .xp(2)
                                .counters(3, CHARGE)
                                .suffering(SLOW)
                                .with(STAB),
                        recruited(SAMMY).holdingFaceUp(BANNER),
                        hidden(ASU).damaged(5).xp(1).holding(DART)));
        s.seenBy(B)
                .then(
                        A.hp(33),
                        A.actions(2),
                        A.terrains(SALT_FLATS, HOME_FIELD),
                        A.cardsInHand(2),
                        A.cardsInDeck(10),
                        A.discardPile(HUSH, INU),
                        A.has(
                                recruited(ETHAN)
                                        .damaged(5)
                                        .xp(2)
                                        .counters(3, CHARGE)
                                        .suffering(SLOW)
                                        .with(STAB),
                                recruited(SAMMY).holdingFaceUp(BANNER),
                                faceDown().damaged(5).xp(1).holdingSomething()));
        s.seenBy(B).isSilentAbout(PIKE, NEEDLE, ASU, DART);
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Nobody knows the order of a deck, not even its player, until a card is drawn, and then only its player")
    @Rule({"TO-11.2", "TO-11.5"})
    void theOrderOfADeck() {
        Scenario s = given(turnOf(B), A.deck(PIKE, NEEDLE), B.deck(HUSH, DART));
        Scenario other = given(turnOf(B), A.deck(NEEDLE, PIKE), B.deck(DART, HUSH));
        assertThat(view(s, A)).isEqualTo(view(other, A));
        assertThat(view(s, B)).isEqualTo(view(other, B));
        s.when(B.endsTurn());
        s.seenBy(A).then(A.hand(PIKE));
        s.seenBy(B).then(A.cardsInHand(1), A.cardsInDeck(1));
        s.seenBy(B).isSilentAbout(PIKE, NEEDLE);
        other.when(B.endsTurn());
        assertThat(view(s, B)).isEqualTo(view(other, B));
        other.awaits(A, "action");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Which cards are in a deck its opponent does not know either, but only how many")
    @Rule({"TO-11.2", "TO-11.1"})
    void theCardsOfADeck() {
        Scenario s = given(knowing(INU, SALT_FLATS), A.deck(PIKE, NEEDLE));
        Scenario other = given(knowing(PIKE, NEEDLE), A.deck(INU, SALT_FLATS));
        assertThat(view(s, B)).isEqualTo(view(other, B));
        s.seenBy(B).then(A.cardsInDeck(2));
        s.awaits(A, "action");
        other.awaits(A, "action");
    }

    @Test
    @DisplayName("Opponents see that a trade was made and between whom, and of the cards nothing more")
    @Rule({"TO-11.3", "TO-11.5"})
    void trading() {
        Scenario s = given(A.has(recruited(ETHAN).holding(DART), recruited(ASU).holding(HUSH)));
        Scenario other =
                given(A.has(recruited(ETHAN).holding(HUSH), recruited(ASU).holding(DART)));
        s.when(A.trades(ETHAN, ASU)).happened(1, Traded.class);
        other.when(A.trades(ETHAN, ASU)).awaits(A, "action");
        s.seenBy(B).isSilentAbout(DART, HUSH);
        s.seenBy(B)
                .then(A.has(recruited(ETHAN).holdingSomething(), recruited(ASU).holdingSomething()));
        s.seenBy(A).then(A.has(recruited(ETHAN).holding(HUSH), recruited(ASU).holding(DART)));
        assertThat(view(s, B)).isEqualTo(view(other, B));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character that an effect hid is as unknown to views as any other face-down card")
    @Rule({"TO-11.4", "TO-7.6"})
    void hiddenByAnEffect() {
        Scenario s =
                given(A.has(recruited(ETHAN).damaged(5)), B.has(recruited(SAMMY).holding(SMOKE_POT)));
        s.when(A.attacks(ETHAN), B.uses(SMOKE_POT).on(ETHAN));
        s.then(A.has(hidden(ETHAN).damaged(5)));
        s.seenBy(B).then(A.hasNo(ETHAN), A.has(faceDown().damaged(5), faceDown()));
        s.seenBy(A).then(A.has(hidden(ETHAN).damaged(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A card that was taken is shown to the player who controls it now, and to nobody else")
    @Rule({"TO-11.4", "TO-7.11"})
    void takenCard() {
        Scenario s = given(A.has(recruited(PICKPOCKET)), B.has(recruited(INU).holding(DART)));
        s.when(A.attacks(PICKPOCKET), B.blocks(INU), A.uses(PICKPOCKET));
        s.nobodyResponds();
        s.seenBy(A).then(A.has(recruited(PICKPOCKET).holding(DART)));
        s.seenBy(B)
                .then(
                        A.has(recruited(PICKPOCKET).holdingSomething()),
                        B.has(recruited(INU).holdingNothing()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Which card was hidden or assigned is secret, until it is recruited, activated or discarded")
    @Rule({"TO-11.5", "TO-7.7", "TO-8.6"})
    void whichCard() {
        Scenario s = given(A.hand(SAMMY, DART), B.has(recruited(INU)));
        Scenario other = given(A.hand(ASU, HUSH), B.has(recruited(INU)));
        s.when(A.hides(SAMMY), A.assigns(DART, SAMMY));
        other.when(A.hides(ASU), A.assigns(HUSH, ASU)).awaits(A, "action");
        assertThat(view(s, B)).isEqualTo(view(other, B));
        s.seenBy(B).isSilentAbout(SAMMY, DART);
        s.when(A.recruits(SAMMY));
        s.seenBy(B).then(A.has(recruited(SAMMY).holdingSomething()));
        s.seenBy(B).isSilentAbout(DART);
        s.when(A.uses(DART).on(INU));
        s.seenBy(B).then(A.discardPile(DART), B.has(recruited(INU).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An onlooker without a seat knows what everybody knows")
    @Rule("TO-11.1")
    void onlooker() {
        Scenario s = given(A.hand(DART), A.has(recruited(INU)), B.has(hidden(INU)));
        View seen = s.rules().view(s.game(), Seat.of(2));
        assertThat(seen.table().sides().flatMap(side -> side.hand().cards())).containsOnly(Card.UNKNOWN);
        assertThat(seen.awaited()).isFalse();
        assertThatIllegalArgumentException().isThrownBy(seen::own).withMessageContaining("nobody sits at seat C");
        assertThat(s.rules().view(s.game(), A.seat()).opponents().map(Side::seat))
                .containsExactly(B.seat());
        s.awaits(A, "action");
    }
}
