package io.github.terrene.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Knocking.Act;
import io.github.terrene.session.Knocking.Knocks;
import io.github.terrene.session.Knocking.What;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What players of the toy do who have seen the latest line. */
final class AtTheDoor {
    private AtTheDoor() {}

    static Session<String, Knocks, Act, String, String> after(
            Session<String, Knocks, Act, String, String> table, Seat seat, What what, long now) {
        return table.play(seat, table.number(seat), Knocking.act(seat, what), now)
                .get();
    }

    static Session<String, Knocks, Act, String, String> offer(
            Session<String, Knocks, Act, String, String> table, Seat seat, Offer offer, long now) {
        return table.offer(seat, table.number(seat), offer, now).get();
    }

    static Session<String, Knocks, Act, String, String> reply(
            Session<String, Knocks, Act, String, String> table, Seat seat, boolean agrees, long now) {
        return table.reply(seat, table.number(seat), agrees, now).get();
    }

    static void refused(String key, Either<Seq<Rejection>, ?> refused) {
        assertThat(refused.getLeft().map(Rejection::key)).containsExactly(key);
    }
}
