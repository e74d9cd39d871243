package io.github.terrene.table;

import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.LineWriter;
import io.github.terrene.table.wire.Portrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * A journal that is told to one client as it is written. It holds nothing back: what was not asked for yet is in the journal. One at a time asks
 * it for what is {@linkplain #next next}.
 */
public final class Feed {
    private final LiveTable<?, ?, ?, ?, ?> table;
    private final Option<Seat> seat;
    private final Option<Seat> person;
    private final Option<Guest> guest;
    private final String language;
    private final LineWriter lines;
    private int last;
    private String card = "";

    /**
     * A journal of which nothing is told yet.
     *
     * @param seat whose journal it is; none for the onlookers'
     * @param person who is there as long as it is read; none for onlookers and coaches
     * @param after the number of the last line that the client knows
     */
    Feed(LiveTable<?, ?, ?, ?, ?> table, Option<Seat> seat, Option<Seat> person, int after, Request request) {
        this.table = table;
        this.seat = seat;
        this.person = person;
        this.guest = guest(table.now());
        this.language = request.language();
        this.lines = new LineWriter(seat.getOrElse(Seat.ONLOOKER), request.wishedLanguage());
        this.last = after;
    }

    /**
     * Something that is told.
     *
     * @param line the number of the line; none for who sits where, and that the game is over
     * @param json what it says
     */
    public record Message(Option<Integer> line, String json) {}

    /** Who is woken whenever there may be something new, from now on. */
    public void wakes(Reader reader) {
        table.presence().comes(reader, person);
    }

    /** Who is woken no more. */
    public void leaves(Reader reader) {
        table.presence().leaves(reader, table.now());
    }

    /** Whether there will be nothing more: what was told to a seat is not for whoever sits there next. */
    public boolean over() {
        return table.closed() || !guest(table.now()).equals(guest);
    }

    private Option<Guest> guest(Portrait<?, ?, ?, ?, ?> now) {
        return seat.flatMap(each -> now.guests().get(each));
    }

    /**
     * What is to be told next: nothing if there is nothing new, or it is {@linkplain #over over}. First is who sits where, which is told again
     * whenever that changes, and, after the last line, when the game is over: clients need not listen longer.
     *
     * @param characters after so many, the rest has to be asked for
     */
    public Array<Message> next(int characters) {
        Portrait<?, ?, ?, ?, ?> now = table.now();
        if (over()) {
            return Array.empty();
        }
        List<Message> news = new ArrayList<>();
        int latest = now.number(lines.watcher());
        if (card.isEmpty()) {
            table(now, false, news);
        }
        for (int told = 0; last < latest && told < characters; ) {
            String line = lines.line(now, ++last, table.time());
            news.add(new Message(Option.some(last), line));
            told += line.length();
        }
        table(now, last == latest, news);
        return Array.ofAll(news);
    }

    private void table(Portrait<?, ?, ?, ?, ?> now, boolean told, List<Message> news) {
        String current = table.card(now, lines.watcher(), language, told);
        if (!current.equals(card)) {
            card = current;
            news.add(new Message(Option.none(), message()));
        }
    }

    private String message() {
        return JsonText.object(json -> {
            if (seat.isDefined()) {
                json.writeStringField("seat", seat.get().toString());
            }
            json.writeFieldName("table");
            json.writeRawValue(card);
        });
    }
}
