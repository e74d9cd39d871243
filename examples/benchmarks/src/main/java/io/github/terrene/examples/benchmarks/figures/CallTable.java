package io.github.terrene.examples.benchmarks.figures;

import io.vavr.collection.Array;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What single calls cost, on average over many decisions of a game. */
final class CallTable {
    private final Positions<?, ?, ?> positions;
    private final Array<Call> calls;
    private @Nullable Object result; // so that no call is left out because nobody needs what it gives

    CallTable(Positions<?, ?, ?> positions, Array<Call> calls) {
        this.positions = positions;
        this.calls = calls;
    }

    /** One kind of call, and how often it is made at each decision of a round. */
    record Call(String title, int times, Supplier<@Nullable Object> made) {}

    void print(String game, Report report, Effort effort) {
        Rounds.during(effort.calls().dividedBy(2), "warming up calls", report, this::round);
        Array<Array<Cost>> rounds = Rounds.during(effort.calls(), "calls, " + game, report, this::round);
        report.line("%-49s%12s%24s%14s", game, "ns a call", "quartiles", "bytes a call");
        for (int i = 0; i < calls.size(); i++) {
            int place = i;
            double made = (double) calls.get(i).times() * Positions.NUMBER;
            Spread nanos = Spread.of(rounds, round -> round.get(place).nanos() / made);
            report.line(
                    "  %-47s%,12.0f%24s%,14.0f",
                    calls.get(i).title(),
                    nanos.median(),
                    nanos.quartiles("%,.0f"),
                    Spread.of(rounds, round -> round.get(place).bytes() / made).median());
        }
    }

    private Array<Cost> round() {
        return calls.map(call -> Cost.of(() -> makeAll(call)));
    }

    private void makeAll(Call call) {
        for (int i = 0; i < Positions.NUMBER; i++) {
            positions.next();
            for (int k = 0; k < call.times(); k++) {
                result = call.made().get();
            }
        }
    }
}
