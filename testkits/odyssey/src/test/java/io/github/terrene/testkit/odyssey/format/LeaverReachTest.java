package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.testkit.law.Reach.atLeast;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.EndEvent.TeamsLeft;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import java.util.function.BiPredicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The walks that the laws of elimination are tried with make teams leave in all ways: counted, and refused if they do not. */
class LeaverReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final LeaverSpecimen SPECIMEN =
            new LeaverSpecimen(FreeForAll.rules(FreeForAll.OF_FOUR, Ruffians.CATALOGUE));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }

    @Property(tries = 300, seed = "2015")
    void teamsLeaveInAllWays(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        Array<Tuple2<Table, TeamsLeft>> left = leavings(playthrough);
        atLeast(40, "somebody leaves", left.nonEmpty());
        atLeast(15, "another leaves later", left.size() > 1);
        atLeast(20, "the end of the game", playthrough.last().over());
        atLeast(3, "by Running", any(left, (before, event) -> event.rule().equals("TO-10.3")));
        atLeast(10, "for want of HP", any(left, (before, event) -> event.rule().equals("TO-10.1")));
        atLeast(
                30,
                "for want of Characters",
                any(left, (before, event) -> event.rule().equals("TO-10.2")));
        atLeast(20, "in their own turn", any(left, LeaverReachTest::ownTurn));
        atLeast(25, "in somebody else's turn", any(left, (before, event) -> !ownTurn(before, event)));
        atLeast(
                25,
                "in mid-chain",
                any(left, (before, event) -> before.chain().resolved().nonEmpty()));
        atLeast(
                5,
                "with links of theirs on the chain",
                any(left, (before, event) -> links(before, event).nonEmpty()));
        atLeast(
                2,
                "with links of others on it",
                any(
                        left,
                        (before, event) -> before.chain().links().size()
                                > links(before, event).size()));
        atLeast(2, "in mid-battle", any(left, (before, event) -> before.battle().isDefined()));
        atLeast(3, "several at once", any(left, (before, event) -> event.seats().size() > 1));
    }

    private static boolean any(Array<Tuple2<Table, TeamsLeft>> left, BiPredicate<Table, TeamsLeft> wanted) {
        return left.exists(each -> wanted.test(each._1, each._2));
    }

    private static boolean ownTurn(Table before, TeamsLeft event) {
        return event.seats().contains(before.active());
    }

    private static Array<Link> links(Table before, TeamsLeft event) {
        return before.chain().links().filter(link -> event.seats().contains(link.seat()));
    }

    /** Each time that teams left, with the table before. */
    private static Array<Tuple2<Table, TeamsLeft>> leavings(Playthrough<GameConfig, Game, Action, Event> playthrough) {
        Array<Tuple2<Table, TeamsLeft>> found = Array.empty();
        Table table = playthrough.start().state().table();
        for (Event event : playthrough.moves().flatMap(move -> move.step().events())) {
            found = event instanceof TeamsLeft left ? found.append(Tuple.of(table, left)) : found;
            table = event.applyTo(table);
        }
        return found;
    }
}
