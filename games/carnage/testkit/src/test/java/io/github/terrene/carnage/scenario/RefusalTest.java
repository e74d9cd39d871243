package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.duel.OrderFighters;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.AscensionAfterWin;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Which rules keep each wrong answer out (6.16). */
class RefusalTest {
    private static final Array<Choice> ABOUT_ANYTHING = Array.of(
            Choice.YES,
            new OwnChoice.Rescued(),
            OwnChoice.Nothing.NOTHING,
            new OwnChoice.From(DeckKind.COMPANION),
            new OwnChoice.OfElement(FIRE),
            new OwnChoice.At(1),
            new Choice.InHand("nothing"),
            new OwnChoice.OnTable("nothing"),
            new OwnChoice.Order(Array.of(0, 0, 0)),
            new OwnChoice.Pair(1, 2),
            new OwnChoice.Kept(Array.of("fire-1")));

    /** What is about something else is refused with the key of the question alone. */
    private static void elsewise(Scene scene, Seat seat, String key, Class<?>... about) {
        for (Choice answer : ABOUT_ANYTHING.reject(each -> Array.of(about).contains(each.getClass()))) {
            scene.refusesOnly(new Choose(seat, answer), key);
        }
    }

    private static Scene fight() {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, fire(8), water(8), air(1), earth(1))
                .elements(NORTH, air(1), air(2), air(3), air(5));
    }

    private static Scene fought(Scene scene) {
        return scene.attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(8), water(8), air(1))
                .lays(NORTH, air(1), air(2), air(3));
    }

    @Test
    @Rule({"CG-6.16", "CG-9.6", "CG-9.7"})
    void ascending() {
        Scene won = fought(fight()).loses(NORTH).awaits("South: ascend");
        assertThat(won.refused(SOUTH))
                .contains(new Choose(SOUTH, new OwnChoice.At(3)), new PassSword(SOUTH))
                .doesNotContain(new Choose(SOUTH, new OwnChoice.At(1)), new Choose(SOUTH, new OwnChoice.At(4)));
        won.refusesOnly(new Choose(SOUTH, new OwnChoice.At(3)), "CG-9.7/no-legend");
        won.refusesOnly(new Choose(SOUTH, new OwnChoice.At(4)), "CG-9.7/no-legend");
        won.refusesOnly(new Choose(SOUTH, OwnChoice.Nothing.NOTHING), "CG-9.6/no-ascension");
        elsewise(won, SOUTH, "CG-9.6/not-offered", OwnChoice.At.class, OwnChoice.Nothing.class);
        Scene passed = fight().attacks(1, 2, 0).letsPass(NORTH).awaits("South: ascend");
        elsewise(passed, SOUTH, "CG-7.6/not-offered", OwnChoice.At.class, OwnChoice.Nothing.class);
        Scene optional = fought(fight().options(Options.standard().withAscensionAfterWin(AscensionAfterWin.OPTIONAL)))
                .loses(NORTH);
        optional.allows(new Choose(SOUTH, OwnChoice.Nothing.NOTHING)).awaits("South: ascend");
    }

    @Test
    @Rule({"CG-6.16", "CG-3.6", "CG-9.9"})
    void replacing() {
        Scene scene = fight().hand(SOUTH, REEF_BARD, CINDER_WARDEN, HEARTH, TIDE_RING)
                .attacks(1, 2, 0)
                .letsPass(NORTH)
                .ascends(SOUTH, 1)
                .awaits("South: replace");
        scene.refusesOnly(new Choose(SOUTH, new Choice.InHand(REEF_BARD.id())), "CG-3.6/in-spearhead");
        scene.refusesOnly(new Choose(SOUTH, new Choice.InHand(HEARTH.id())), "CG-9.9/no-legend");
        scene.refusesOnly(new Choose(SOUTH, new Choice.InHand(TIDE_RING.id())), "CG-9.9/no-legend");
        scene.refusesOnly(new Choose(SOUTH, new Choice.InHand("nothing")), "CG-9.9/not-in-hand");
        elsewise(scene, SOUTH, "CG-9.9/not-offered", OwnChoice.Nothing.class, Choice.InHand.class);
        scene.allows(new Choose(SOUTH, new Choice.InHand(CINDER_WARDEN.id())));
    }

    @Test
    @Rule({"CG-6.16", "CG-7.4", "CG-10.4"})
    void blocking() {
        elsewise(fight().attacks(1, 2, 0).awaits("North: block"), NORTH, "CG-7.4/not-offered", Choice.Say.class);
        Scene invasion = fight().nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .awaits("North: block");
        elsewise(invasion, NORTH, "CG-10.4/not-offered", Choice.Say.class);
    }

    @Test
    @Rule({"CG-6.16", "CG-12.9"})
    void exchanging() {
        Scene scene = fight().waiting(NORTH, new ForNextDuel.Exchange())
                .put(SOUTH, 3, GALE_FOX)
                .put(NORTH, 2, ASH_SMITH)
                .waiting(SOUTH, new ForNextDuel.Exchange())
                .put(NORTH, 3, OLD_KING)
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 2, 3)
                .awaits("South: exchange");
        scene.refusesSaying(
                        new Choose(SOUTH, new OwnChoice.Pair(2, 1)),
                        "two fighters change places, the earlier one first (CG-12.9/fighters-order)")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.Pair(2, 2)),
                        "two fighters change places, the earlier one first (CG-12.9/fighters-order)")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.Pair(2, 4)), "nobody acts in round 4 (CG-12.9/nobody-acts)");
        elsewise(scene, SOUTH, "CG-12.9/not-offered", OwnChoice.Pair.class);
    }

    @Test
    @Rule({"CG-6.16", "CG-7.2", "CG-7.3", "CG-7.7"})
    void ordering() {
        Scene scene = fight().attacks().awaits("South: order");
        scene.refusesOnly(new Choose(SOUTH, order(1, 0, 0)), "CG-7.2/left-out");
        scene.refusesOnly(new Choose(SOUTH, order(1, 1, 0)), "CG-7.2/left-out", "CG-7.3/ordered-twice");
        scene.refusesOnly(new Choose(SOUTH, order(1, 2, 3)), "CG-7.3/empty-place");
        scene.refusesOnly(new Choose(SOUTH, order(1, 2)), "CG-7.3/rounds");
        scene.refusesOnly(new Choose(SOUTH, order(1, 2, 4)), "CG-7.3/empty-place");
        elsewise(scene, SOUTH, "CG-7.3/not-offered", OwnChoice.Order.class);
        scene.orders(SOUTH, 1, 2, 0).answers(NORTH, Choice.YES).awaits("North: order");
        scene.refusesOnly(new Choose(NORTH, order(0, 0, 0)), "CG-7.7/left-out");
        scene.refusesOnly(new Choose(NORTH, order(1, 0, 1)), "CG-7.7/ordered-twice");
        scene.refusesSaying(
                new Choose(NORTH, order(1, 2, 0)), "nobody stands at one of these places (CG-7.7/empty-place)");
        elsewise(scene, NORTH, "CG-7.7/not-offered", OwnChoice.Order.class);
    }

    @Test
    @Rule({"CG-6.16", "CG-10.3", "CG-10.5", "CG-12.14"})
    void orderingInAnInvasion() {
        Scene scene = fight().nest(SOUTH, BOG_MAW, BOG_MAW)
                .hand(SOUTH, SMOKE_DRAKE)
                .places(SMOKE_DRAKE)
                .awaits("South: order");
        scene.refusesOnly(new Choose(SOUTH, order(2, 1, 3)), "CG-12.14/copies-order");
        scene.refusesOnly(new Choose(SOUTH, order(3, 3, 1)), "CG-10.3/ordered-twice", "CG-10.3/left-out");
        elsewise(scene, SOUTH, "CG-10.3/not-offered", OwnChoice.Order.class);
        scene.orders(SOUTH, 1, 3, 2).answers(NORTH, Choice.YES).awaits("North: order");
        scene.refusesOnly(new Choose(NORTH, order(0, 0, 0)), "CG-10.5/left-out");
        elsewise(scene, NORTH, "CG-10.5/not-offered", OwnChoice.Order.class);
    }

    private static Choice order(Integer... fighters) {
        return new OwnChoice.Order(Array.of(fighters));
    }

    /** The orders of a company are found once and for all, but no differently than a single order is judged. */
    @Test
    @Rule({"CG-6.16", "CG-7.3", "CG-10.3", "CG-12.14"})
    void ordersAreOfferedByTheSameRequirements() {
        Scene legends = fight().attacks();
        Scene monsters =
                fight().nest(SOUTH, BOG_MAW, BOG_MAW).hand(SOUTH, SMOKE_DRAKE).places(SMOKE_DRAKE);
        Scene copies =
                fight().nest(SOUTH, BOG_MAW, BOG_MAW).hand(SOUTH, BOG_MAW).places(BOG_MAW);
        OrderFighters ordering = new OrderFighters(SOUTH);
        Array<Integer> places = Array.rangeClosed(0, 4);
        for (Scene scene : Array.of(legends, monsters, copies)) {
            Play play = new Play(scene.game());
            Array<Choice> offered = ordering.question(play).options();
            Array<Choice> orders =
                    places.crossProduct(3).map(OwnChoice.Order::new).toArray().map(each -> (Choice) each);
            assertThat(orders.filter(order -> ordering.permits(order, play, Verdict.SILENT)))
                    .containsExactlyInAnyOrderElementsOf(offered);
        }
        assertThat(ordering.question(new Play(copies.game())).options()).containsExactly(order(1, 2, 3));
    }

    @Test
    @Rule({"CG-6.16", "CG-9.3", "CG-12.12"})
    void keeping() {
        Scene scene = fought(fight()).awaits("North: keep");
        scene.refusesOnly(new Choose(NORTH, new OwnChoice.Rescued()), "CG-12.12/no-rescue");
        elsewise(scene, NORTH, "CG-9.3/not-offered", Choice.Say.class, OwnChoice.Rescued.class);
        Scene poor = fought(fight().raiven(NORTH, 0).waiting(NORTH, new ForNextDuel.Rescue()))
                .awaits("North: keep");
        poor.refusesOnly(new Choose(NORTH, Choice.YES), "CG-9.3/no-raiven");
        poor.refusesSaying(new Choose(NORTH, Choice.YES), "you have no Raïven left (CG-9.3/no-raiven)");
    }

    @Test
    @Rule({"CG-6.16", "CG-10.10", "CG-11.2"})
    void takingALocation() {
        Scene scene = Scene.table()
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .realm(SOUTH, HEARTH)
                .realm(NORTH, SPRING, QUARRY)
                .pantheon(NORTH, BELFRY)
                .places(SMOKE_DRAKE)
                .awaits("South: location");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable(BELFRY.id())), "CG-11.2/in-pantheon");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable(HEARTH.id())), "CG-10.10/not-in-realm");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable("nothing")), "CG-10.10/not-in-realm");
        elsewise(scene, SOUTH, "CG-10.10/not-offered", OwnChoice.OnTable.class);
    }

    @Test
    @Rule({"CG-6.16", "CG-10.11", "CG-12.13"})
    void savingAMonster() {
        Card first = monster("First", FIRE, 1).continuous(savedFirst()).build();
        Card second = monster("Second", FIRE, 1).continuous(savedFirst()).build();
        Scene scene = Scene.table()
                .nest(SOUTH, first, second)
                .hand(SOUTH, BOG_MAW)
                .company(NORTH, STORM_QUEEN, OLD_KING, CINDER_WARDEN)
                .elements(NORTH, air(8), earth(8), fire(8), fire(5))
                .places(BOG_MAW)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), fire(2), fire(3))
                .lays(NORTH, air(8), earth(8), fire(8))
                .awaits("South: save");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable(BOG_MAW.id())), "CG-12.13/not-first");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable(HEARTH.id())), "CG-10.11/not-in-nest");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable("nothing")), "CG-10.11/not-in-nest");
        elsewise(scene, SOUTH, "CG-10.11/not-offered", OwnChoice.OnTable.class);
        scene.allows(new Choose(SOUTH, new OwnChoice.OnTable(second.id())));
    }

    @Test
    @Rule({"CG-6.16", "CG-11.1", "CG-11.2"})
    void completingAPillar() {
        Scene scene = Scene.table()
                .realm(SOUTH, HEARTH, FORGE, SPRING, QUARRY)
                .pantheon(SOUTH, CINDER_WARDEN)
                .hand(SOUTH, BELFRY)
                .places(BELFRY)
                .awaits("South: pillar");
        scene.refusesSaying(
                new Choose(SOUTH, new OwnChoice.OnTable(SPRING.id())),
                "now a Location of fire is chosen, and Spring is of water (CG-11.1/other-element)");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable(CINDER_WARDEN.id())), "CG-11.2/in-pantheon");
        scene.refusesOnly(new Choose(SOUTH, new OwnChoice.OnTable("nothing")), "CG-11.1/not-in-realm");
        elsewise(scene, SOUTH, "CG-11.1/not-offered", OwnChoice.OnTable.class);
    }

    @Test
    @Rule({"CG-6.16", "CG-4.8", "CG-5.3", "CG-5.9", "CG-12.7"})
    void drawing() {
        Scene turn = Scene.table().passesSword().awaits("North: draw");
        turn.refusesOnly(new Choose(NORTH, OwnChoice.Nothing.NOTHING), "CG-5.9/must-draw");
        elsewise(turn, NORTH, "CG-5.3/not-offered", OwnChoice.Nothing.class, OwnChoice.From.class);
        Scene text = Scene.table()
                .hand(SOUTH, location("Well", FIRE).whenPlaced(draw(OWN, 1)).build())
                .does(new Place(SOUTH, "well"))
                .awaits("South: draw");
        text.refusesOnly(new Choose(SOUTH, OwnChoice.Nothing.NOTHING), "CG-5.9/must-draw");
        elsewise(text, SOUTH, "CG-12.7/not-offered", OwnChoice.Nothing.class, OwnChoice.From.class);
        Scene first = Scene.table()
                .drafting(Array.of(ASH_SMITH), Array.of(ASH_SMITH))
                .keepsLegends(SOUTH, ASH_SMITH)
                .endsDraft(SOUTH)
                .keepsLegends(NORTH, ASH_SMITH)
                .endsDraft(NORTH)
                .awaits("South: draw");
        first.refusesOnly(new Choose(SOUTH, OwnChoice.Nothing.NOTHING), "CG-4.8/must-draw");
        elsewise(first, SOUTH, "CG-4.8/not-offered", OwnChoice.From.class, OwnChoice.Nothing.class);
    }

    @Test
    @Rule({"CG-6.16", "CG-6.3", "CG-6.4", "CG-12.8", "CG-12.14"})
    void otherQuestions() {
        Scene burning = Scene.table().hand(SOUTH, HEARTH, FORGE).does(new Burn(SOUTH, HEARTH.id()));
        elsewise(burning.awaits("South: burn"), SOUTH, "CG-6.3/not-offered", OwnChoice.Nothing.class);
        Scene meditating = fight().meditates().awaits("South: elements");
        elsewise(meditating, SOUTH, "CG-6.4/not-offered");
        Card teller = legend("Teller", FIRE, 1)
                .power(0, look(2))
                .power(0, stronger(1))
                .power(0, discard(ENEMY, 1))
                .build();
        Scene looking = Scene.table()
                .company(SOUTH, teller)
                .elements(SOUTH, fire(1), fire(2))
                .uses(1);
        elsewise(looking.awaits("South: elements"), SOUTH, "CG-6.4/not-offered");
        Scene naming = Scene.table()
                .company(SOUTH, teller)
                .does(new UsePower(SOUTH, 1, CardKind.LEGEND, 1))
                .awaits("South: element");
        elsewise(naming, SOUTH, "CG-12.14/not-offered", OwnChoice.OfElement.class);
        Scene discarding = Scene.table()
                .company(SOUTH, teller)
                .hand(NORTH, HEARTH, FORGE)
                .does(new UsePower(SOUTH, 1, CardKind.LEGEND, 2))
                .awaits("North: discard");
        elsewise(discarding, NORTH, "CG-12.8/not-offered", Choice.InHand.class);
    }

    @Test
    @Rule({"CG-6.16", "CG-5.1", "CG-5.5"})
    void whoIsNotAskedIsToldWhatIsOpen() {
        Scene acting = fight().awaits("South: action");
        acting.refusesSaying(new PassSword(NORTH), "you do not have the Sword (CG-5.1/no-sword)")
                .refusesSaying(new Choose(NORTH, Choice.YES), "you do not have the Sword (CG-5.1/no-sword)")
                .refuses(new Choose(SOUTH, Choice.YES), "CG-5.5/other-decision");
        Scene asked = fight().hand(SOUTH, HEARTH, FORGE).does(new Burn(SOUTH, HEARTH.id()));
        asked.refusesSaying(new Meditate(SOUTH), "now you must decide: burn (CG-6.3/other-decision)")
                .refusesSaying(
                        new Choose(NORTH, OwnChoice.Nothing.NOTHING),
                        "now South must decide: burn (CG-6.3/not-awaited)")
                .awaits("South: burn");
    }

    @Test
    @Rule({"CG-6.16", "CG-4.1", "CG-4.2", "CG-4.11"})
    void keepingAFourthCardOfTheDraft() {
        Array<Card> drawn = Array.of(ASH_SMITH, REEF_BARD, GALE_FOX, STONE_NURSE, ASH_SMITH, SPARK_LENS, TIDE_RING);
        Scene scene = Scene.table()
                .drafting(drawn, drawn)
                .does(new KeepLegend(SOUTH, REEF_BARD.id()))
                .does(new KeepLegend(SOUTH, STONE_NURSE.id()))
                .does(new KeepLegend(SOUTH, ASH_SMITH.id()));
        scene.refusesSaying(
                        new KeepLegend(SOUTH, GALE_FOX.id()),
                        "no more than three are kept (CG-4.1/three-kept)",
                        "Gale Fox is kept, or was drawn before one that is: cards are kept in the order in which they were"
                                + " drawn (CG-4.11/order)")
                .refusesSaying(
                        new KeepLegend(SOUTH, ASH_SMITH.id()),
                        "no more than three are kept (CG-4.1/three-kept)",
                        "Ash Smith is kept already (CG-4.1/kept)",
                        "Ash Smith is kept, or was drawn before one that is: cards are kept in the order in which they were"
                                + " drawn (CG-4.11/order)");
        Scene three = Scene.table()
                .drafting(drawn, drawn)
                .does(new KeepLegend(SOUTH, ASH_SMITH.id()))
                .does(new KeepLegend(SOUTH, REEF_BARD.id()))
                .does(new KeepLegend(SOUTH, GALE_FOX.id()));
        three.refusesSaying(new KeepLegend(SOUTH, STONE_NURSE.id()), "no more than three are kept (CG-4.1/three-kept)");
        Scene relics = Scene.table()
                .drafting(drawn, drawn)
                .keepsLegends(SOUTH, REEF_BARD)
                .keepsRelic(SOUTH, TIDE_RING, 1)
                .refuses(new KeepRelic(SOUTH, SPARK_LENS.id(), 1), "CG-4.3/has-relic", "CG-4.11/order");
        relics.awaits("South: draft", "North: draft");
    }

    @Test
    @Rule({"CG-6.16", "CG-3.6", "CG-3.9", "CG-6.1", "CG-6.6", "CG-6.10", "CG-6.13"})
    void addingAndPlacing() {
        Scene scene = fight().hand(SOUTH, BOG_MAW, REEF_BARD, HEARTH).shards(SOUTH, 0);
        scene.refusesOnly(
                new Add(SOUTH, BOG_MAW.id(), 4), "CG-3.9/no-place", "CG-6.1/few-shards", "CG-6.10/other-type");
        scene.refusesOnly(
                new Add(SOUTH, REEF_BARD.id(), 4),
                "CG-3.6/twice",
                "CG-3.9/no-place",
                "CG-6.1/few-shards",
                "CG-6.13/in-spearhead");
        scene.refusesOnly(
                new Add(SOUTH, REEF_BARD.id(), 1),
                "CG-3.6/twice",
                "CG-6.1/few-shards",
                "CG-6.11/taken",
                "CG-6.13/in-spearhead");
        scene.refusesOnly(new Place(SOUTH, REEF_BARD.id()), "CG-6.1/few-shards", "CG-6.6/other-type");
    }
}
