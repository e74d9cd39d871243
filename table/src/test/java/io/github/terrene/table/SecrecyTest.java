package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Session;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/**
 * What a client received in a whole game names no card that was in the other player's hand, had never been anywhere but in hand and deck, and
 * was not shown by an effect.
 */
class SecrecyTest {
    private static final Seat SELF = Players.SOUTH;
    private static final Seat OTHER = Players.NORTH;
    private static final int MOST_MOVES = 2_000;
    private static final int MOST_GAMES = 10;
    private static final int ENOUGH = 10;

    private final Client client = Client.ofAllGames();

    /**
     * What lies hidden of a player.
     *
     * @param hand the ids of the cards in hand
     * @param piles those of all other cards that nobody else may know
     */
    private record Hidden(Seq<String> hand, Seq<String> piles) {
        Seq<String> all() {
            return hand.appendAll(piles);
        }
    }

    @Test
    void inHobe() {
        isKept("hobe", (state, seat) -> {
            io.github.terrene.hobe.table.Side side =
                    ((io.github.terrene.hobe.rule.Game) state).table().side(seat);
            return new Hidden(
                    side.hand().cards().map(card -> card.id()),
                    side.deck().cards().appendAll(side.lost().cards()).map(card -> card.id()));
        });
    }

    @Test
    void inTerralore() {
        isKept("terralore", (state, seat) -> {
            io.github.terrene.terralore.table.Side side =
                    ((io.github.terrene.terralore.rule.Game) state).table().side(seat);
            return new Hidden(
                    side.hand().cards().map(card -> card.id()),
                    side.deck().cards().map(card -> card.id()));
        });
    }

    @Test
    void inTheOdyssey() {
        isKept("odyssey", (state, seat) -> {
            io.github.terrene.odyssey.table.Side side =
                    ((io.github.terrene.odyssey.rule.Game) state).table().side(seat);
            return new Hidden(
                    side.hand().cards().map(card -> card.id()),
                    side.deck().cards().map(card -> card.id()));
        });
    }

    @Test
    void inCarnage() {
        isKept("carnage", (state, seat) -> {
            io.github.terrene.carnage.table.Side side =
                    ((io.github.terrene.carnage.rule.Game) state).table().side(seat);
            return new Hidden(
                    side.hand().cards().map(card -> card.id()),
                    Array.of(DeckKind.values())
                            .flatMap(kind -> side.decks().deck(kind).cards())
                            .map(card -> card.id()));
        });
    }

    /** Some games end at once: as many are played as it takes to see secrets kept. */
    private void isKept(String game, BiFunction<Object, Seat, Hidden> hidden) {
        int kept = 0;
        for (int seed = 0; seed < MOST_GAMES && kept < ENOUGH; seed++) {
            kept += kept(game, hidden, seed);
        }
        assertThat(kept).isGreaterThanOrEqualTo(ENOUGH);
    }

    /** Plays a game: in how many lines something was kept secret. */
    private int kept(String game, BiFunction<Object, Seat, Hidden> hidden, int seed) {
        Chair chair = client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
        List<JsonNode> received = new Monkey(chair, seed)
                .playUntil(line -> line.get("over").booleanValue(), MOST_MOVES)
                .received();
        LiveTable<?, ?, ?, ?, ?> table = client.tables().find(chair.table()).get();
        Array<Tuple2<Integer, Set<String>>> secrets = secrets(table.session(), hidden);
        List<JsonNode> told = chair.lines(0, "&language=en");
        StringBuilder openly = new StringBuilder();
        secrets.forEach(each -> {
            JsonNode line = received.get(each._1 - 1);
            line.path("events").forEach(event -> openly.append(shows(event) ? event : ""));
            String sent = line.toString() + told.get(each._1 - 1);
            assertThat(each._2.filter(card -> names(sent, card) && !names(openly.toString(), card)))
                    .as(sent)
                    .isEmpty();
        });
        return secrets.count(each -> each._2.nonEmpty());
    }

    /** What somebody draws is never shown to others; what an effect fetches or looks at may be. */
    private static boolean shows(JsonNode event) {
        return !event.get("is").textValue().contains("Drawn");
    }

    private static boolean names(String json, String card) {
        return json.contains("\"" + card + "\"");
    }

    /** What had to be kept when each line was written, by the number of the line: worked out from the true states. */
    private static <C, S, A> Array<Tuple2<Integer, Set<String>>> secrets(
            Session<C, S, A, ?, ?> played, BiFunction<Object, Seat, Hidden> hidden) {
        Session<C, S, A, ?, ?> session =
                Session.open(played.rules(), played.setup()).get();
        Set<String> own = HashSet.ofAll(hidden.apply(session.state(), SELF).all());
        Seq<String> list = hidden.apply(session.state(), OTHER).all();
        Set<String> seen = own;
        Array<Tuple2<Integer, Set<String>>> secrets = Array.empty();
        for (Entry<A> entry : played.entries()) {
            int before = session.number(SELF);
            session = session.with(entry).get();
            Hidden now = hidden.apply(session.state(), OTHER);
            Seq<String> left = now.all().foldLeft(list, Seq::remove);
            seen = seen.addAll(left);
            if (session.number(SELF) > before) {
                secrets = secrets.append(new Tuple2<>(
                        session.number(SELF), HashSet.ofAll(now.hand()).diff(seen)));
            }
        }
        return secrets;
    }
}
