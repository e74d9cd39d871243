package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.event.DeckLookedAt;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Effects that a card set adds by implementing {@link Effect}: what the rules promise to their authors. */
class OwnEffectTest {
    /** Looks at the top cards of a deck, which is chosen first. */
    private record Peek() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            Question which = Question.of(here.you(), "TL-9.9", "deck", Players.BOTH.map(OwnChoice.Player::new));
            here.choose(which).forEach(choice -> here.look(((OwnChoice.Player) choice).who(), 2));
        }
    }

    /** Destroys a Creature when there is none to choose from. */
    private record Miss() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            here.choose(Question.of(here.you(), "TL-9.9", "target", Array.<OwnChoice.Creature>empty()))
                    .forEach(choice -> here.destroy(Doing.things(here, ((OwnChoice.Creature) choice).number())));
        }
    }

    /** Damages a castle by what can be counted about its player. */
    private record Reckoning(Seat of) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            here.damage(
                    of,
                    here.world().handSize(of)
                            + here.world().deckSize(of)
                            - here.world().castle(of));
        }
    }

    @Test
    @Rule("TL-12.1")
    void anEffectMayCountWhatEverybodyMayCount() {
        Scene scene = Scene.table()
                .southTrails()
                .castles(10, 4)
                .hand(NORTH, plain("A", 1), plain("B", 1))
                .deck(NORTH, plain("C", 1), plain("D", 1), plain("E", 1))
                .reveals(skill("Reckoning").onReveal(new Reckoning(NORTH)).build(), SOUTH_W);
        assertThat(scene.castle(NORTH)).as("4, less 2 + 3 - 4").isEqualTo(3);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.18", "TL-12.7"})
    void cardsLookedAtAfterAChoiceAreShownOnce() {
        Card peek = skill("Peek").onReveal(new Peek()).build();
        Scene scene = Scene.table()
                .southTrails()
                .deck(NORTH, plain("A", 1), plain("B", 1), plain("C", 1))
                .reveals(peek, SOUTH_W)
                .awaits("South: deck");
        scene.does(new Choose(SOUTH, new OwnChoice.Player(NORTH)));
        assertThat(scene.events().filter(DeckLookedAt.class::isInstance))
                .containsExactly(new DeckLookedAt(SOUTH, NORTH, Array.of(plain("A", 1), plain("B", 1))));
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.9")
    void aPartThatAsksWithoutALegalTargetDoesNothing() {
        Card miss = skill("Miss").onReveal(new Miss()).build();
        Scene scene = Scene.table().southTrails().field(SOUTH_W, plain("A", 1)).reveals(miss, SOUTH_W);
        assertThat(scene.graveyard(SOUTH)).containsExactly("Miss");
        assertThat(scene.field(SOUTH_W)).containsExactly("A");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-1.1")
    void aCardHasAnIdOfLettersAndDigitsWhateverItsName() {
        assertThat(plain("Élan of the Stag's Keeper", 1).id()).isEqualTo("elan-of-the-stags-keeper");
        assertThat(creature("力").id("strength").build().id()).isEqualTo("strength");
    }

    @Test
    @Rule({"TL-9.19", "TL-9.22"})
    void theCardThatWasChosenComesBackAndNoOther() {
        Card mend = skill("Mend").onReveal(take(target(buried(OWN)), DECK)).build();
        Scene scene = Scene.table()
                .southTrails()
                .deck(SOUTH, plain("D", 1))
                .graveyard(SOUTH, plain("A", 1), plain("B", 1), plain("C", 1))
                .reveals(mend, SOUTH_W)
                .awaits("South: target");
        scene.does(new Choose(SOUTH, new OwnChoice.Buried(SOUTH, "b")));
        assertThat(scene.graveyard(SOUTH)).containsExactlyInAnyOrder("A", "C", "Mend");
        assertThat(scene.hand(SOUTH)).as("drawn at the start of the turn").contains("B");
        scene.awaitsPlans(3);
    }
}
