package io.github.terrene.examples.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Two clients play over HTTP. In this game, South goes first and holds a Beach Slinger. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {"spring.main.banner-mode=off", "logging.level.root=warn"})
@Timeout(60)
class HobeOnlineTest {
    private static final Seat SOUTH = Players.SOUTH;
    private static final Action SLINGER = PlayCard.on(SOUTH, BattleCards.BEACH_SLINGER);
    private static final Action BATTLE = new GoToBattle(SOUTH);

    private final HttpClient client = HttpClient.newHttpClient();

    @Autowired
    private Games games;

    @LocalServerPort
    private int port;

    private String game = "";
    private String south = "";
    private String north = "";

    @BeforeEach
    void open() throws Exception {
        game = games.keep(HobeTable.open(3));
        south = sitDown();
        north = sitDown();
    }

    private String sitDown() throws Exception {
        return field("token", send(post("/" + game + "/seats", "", "")).body());
    }

    private HttpRequest.Builder request(String path, String token) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/games" + path))
                .header("Authorization", "Bearer " + token);
    }

    private HttpRequest post(String path, String token, String body) {
        return request(path, token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    private HttpResponse<String> send(HttpRequest request) throws Exception {
        return client.send(request, BodyHandlers.ofString());
    }

    private HttpRequest move(String token, int answers, Action action) {
        return post("/" + game + "/moves", token, Json.write(SentMove.FORM, new SentMove(answers, action)));
    }

    private Seen look(String token) throws Exception {
        return Json.read(Seen.FORM, send(request("/" + game, token).build()).body())
                .get();
    }

    /** The text of a field of a flat object. */
    private static String field(String name, String json) {
        return json.replaceFirst(".*\"" + name + "\":\"([^\"]*)\".*", "$1");
    }

    private static String answer(HttpResponse<String> response) {
        return response.statusCode() + " " + response.body();
    }

    @Test
    void aGameIsOpenedAndTwoSitDown() throws Exception {
        HttpResponse<String> opened = send(post("", "", ""));
        assertThat(opened.statusCode()).isEqualTo(201);
        String seats = "/" + field("game", opened.body()) + "/seats";
        assertThat(answer(send(post(seats, "", "")))).startsWith("201 {\"seat\":\"A\",\"token\":\"");
        assertThat(answer(send(post(seats, "", "")))).startsWith("201 {\"seat\":\"B\",\"token\":\"");
        assertThat(answer(send(post(seats, "", "")))).startsWith("409").contains("\"key\":\"session/taken\"");
        assertThat(send(post("/none/seats", "", "")).statusCode()).isEqualTo(404);
    }

    @Test
    void aMoveIsDoneOnceAndRefusedByItsRule() throws Exception {
        assertThat(look(south).choices()).contains(SLINGER, BATTLE);
        assertThat(look(north).choices()).isEmpty();

        assertThat(answer(send(move(south, 1, SLINGER)))).isEqualTo("200 {\"number\":2}");
        assertThat(answer(send(move(south, 1, SLINGER)))).as("sent again").isEqualTo("200 {\"number\":2}");
        assertThat(answer(send(move(south, 1, BATTLE)))).startsWith("409").contains("\"key\":\"session/stale\"");
        assertThat(answer(send(move(south, 2, new Move(SOUTH, Slot.STANDBY_0, Slot.STANDBY_0)))))
                .startsWith("409")
                .contains("\"rule\":\"HB-");
        assertThat(answer(
                        send(post("/" + game + "/moves", south, "{\"answers\":2,\"action\":{\"is\":\"GoToBatle\"}}"))))
                .startsWith("400 {\"place\":\"line 1, column ")
                .contains("did you mean GoToBattle?");
        assertThat(look(south).number()).isEqualTo(2);
        assertThat(games.find(game).session().entries())
                .as("what the row holds")
                .hasSize(3);
    }

    @Test
    void nobodyPlaysOrSeesAnothersSeat() throws Exception {
        assertThat(answer(send(move(north, 1, BATTLE)))).startsWith("409").contains("\"key\":\"session/not-yours\"");
        assertThat(send(move("guessed", 1, BATTLE)).statusCode()).isEqualTo(401);
        for (String path : List.of("", "/events")) {
            assertThat(send(request("/" + game + path, "guessed").build()).statusCode())
                    .isEqualTo(401);
        }
        assertThat(look(north).view().table().side(SOUTH).hand().cards().map(card -> card.id()))
                .isNotEmpty()
                .containsOnly("unknown");
    }

    @Test
    void ofTwoMovesAtOnceOneIsDone() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> sent = Stream.of(SLINGER, BATTLE)
                .map(action -> client.sendAsync(move(south, 1, action), BodyHandlers.ofString()))
                .toList();
        List<Integer> answers =
                sent.stream().map(each -> each.join().statusCode()).sorted().toList();
        assertThat(answers).containsExactly(200, 409);
        assertThat(games.find(game).session().entries()).hasSize(3);
    }

    /** The other one is done after the row was read, and before it is written. */
    @Test
    void whoComesSecondIsTriedAgainAndTold() {
        AtomicInteger tries = new AtomicInteger();
        Either<Seq<Rejection>, HobeTable> second = games.change(game, table -> {
            if (tries.incrementAndGet() == 1) {
                games.change(game, same -> same.play(SOUTH, new SentMove(1, SLINGER), 0));
            }
            return table.play(SOUTH, new SentMove(1, BATTLE), 0);
        });
        assertThat(tries).hasValue(2);
        assertThat(second.getLeft().map(Rejection::key)).containsExactly("session/stale");
        assertThat(games.find(game).session().timeline().actions()).containsExactly(SLINGER);
    }

    @Test
    void eachSeatIsToldWhatItMayKnowAndNothingTwice() throws Exception {
        try (Stream<String> heard = events(south, 0);
                Stream<String> also = events(north, 0)) {
            Iterator<String> a = heard.iterator();
            Iterator<String> b = also.iterator();
            Array<String> first = Array.of(data(a, 1), data(b, 1));
            send(move(south, 1, SLINGER));
            assertThat(Array.of(first.get(0), data(a, 2))).isEqualTo(told(SOUTH));
            assertThat(Array.of(first.get(1), data(b, 2))).isEqualTo(told(Players.NORTH));
        }
        try (Stream<String> again = events(north, 1)) {
            assertThat(data(again.iterator(), 2)).isEqualTo(told(Players.NORTH).get(1));
        }
        assertThat(told(SOUTH).head())
                .as("each has drawn its own cards")
                .isNotEqualTo(told(Players.NORTH).head());
    }

    private Stream<String> events(String token, int seen) throws Exception {
        HttpRequest request = request("/" + game + "/events", token)
                .header("Last-Event-ID", String.valueOf(seen))
                .build();
        return client.send(request, BodyHandlers.ofLines()).body();
    }

    /** The next event, which has that number. */
    private static String data(Iterator<String> lines, int number) {
        assertThat(lines.next()).isEqualTo("id:" + number);
        String data = lines.next();
        assertThat(data).startsWith("data:");
        assertThat(lines.next()).isEmpty();
        return data.substring("data:".length());
    }

    private Array<String> told(Seat seat) {
        return Array.ofAll(games.find(game).told(seat, 0).map(told -> Json.write(Told.FORM, told)));
    }
}
