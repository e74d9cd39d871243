package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.Sent;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * What whoever runs a program may ask of its tables: which there are, and to put some away. Like clients, an operator shows a token; it is
 * another one, and speaks for no seat.
 *
 * <pre>{@code
 * Operator operator = new Operator(tables, folder, host, Option.some(host.hash(secret)));
 * Answer listed = operator.answer(Request.get("tables").by(secret));
 * Answer closed = operator.answer(Request.delete("tables/" + id).by(secret));
 * Answer expired = operator.answer(Request.post("expired", "{\"days\":30}").by(secret));
 * }</pre>
 */
public final class Operator {
    /** So many tables are listed at once. */
    private static final int PAGE = 1_000;

    /** A day, in milliseconds. */
    public static final long DAY = 86_400_000;

    private final Tables tables;
    private final Inventory inventory;
    private final Host host;
    private final Option<String> hash;
    private final Array<Route> all;

    /**
     * An operator.
     *
     * @param tables those of the inventory
     * @param hash what is {@linkplain Host#hash kept} of the operator's token; none if no token is one
     */
    public Operator(Tables tables, Inventory inventory, Host host, Option<String> hash) {
        this.tables = tables;
        this.inventory = inventory;
        this.host = host;
        this.hash = hash;
        this.all = Array.of(
                Route.of("GET", "tables", (request, none) -> list(request)),
                Route.of("GET", "tables/*", (request, id) -> item(id)),
                Route.of("DELETE", "tables/*", (request, id) -> close(id)),
                Route.of("POST", "expired", (request, none) -> expire(request)));
    }

    /** Whether somebody is the operator; it takes as long if not. */
    public boolean is(Option<String> token) {
        String shown = host.hash(token.getOrElse(""));
        return hash.exists(kept -> Hashes.same(kept, shown));
    }

    /** What is answered to a request of the operator, at {@code tables}, {@code tables/ID} and {@code expired}. */
    public Answer answer(Request request) {
        if (!is(request.token())) {
            return Answer.problem(
                    Answer.TOKEN_NEEDED,
                    Problem.at("Authorization", "server/operator", "this needs the operator's token"));
        }
        try {
            return all.find(route -> route.verb().equals(request.verb()) && route.leads(request.address()))
                    .map(route -> route.answer(request))
                    .getOrElse(Routes::notFound);
        } catch (UncheckedIOException unusable) {
            host.failed(unusable);
            return Answer.problem(
                    Answer.BUSY, Problem.at("tables", "server/unusable", "the tables cannot be read or moved now"));
        }
    }

    private Answer list(Request request) {
        String after = request.parameters().get("after").getOrElse("");
        Array<String> rest = ids().filter(id -> id.compareTo(after) > 0);
        return Answer.json(Answer.OK, JsonText.object(json -> {
            json.writeFieldName("tables");
            JsonText.list(json, rest.take(PAGE).flatMap(id -> written(id)), (item, list) -> list.writeRawValue(item));
            json.writeBooleanField("more", rest.size() > PAGE);
        }));
    }

    private Answer item(String id) {
        return written(id).<Answer>map(json -> Answer.json(Answer.OK, json)).getOrElse(Routes::notFound);
    }

    private Option<String> written(String id) {
        return kept(id).map(item -> {
            Option<LiveTable<?, ?, ?, ?, ?>> live = tables.inMemory(id);
            return JsonText.object(json -> {
                json.writeStringField("table", id);
                json.writeStringField("game", tables.game(item.first()).getOrElse(""));
                json.writeNumberField("changed", item.changed());
                json.writeBooleanField("inMemory", live.isDefined());
                for (LiveTable<?, ?, ?, ?, ?> table : live) {
                    json.writeNumberField("lines", table.lines());
                    json.writeNumberField("readers", table.presence().readers());
                    json.writeBooleanField("over", table.session().outcome().isDefined());
                }
            });
        });
    }

    private Answer close(String id) {
        return putAway(id, Occurrence.Why.CLOSED) ? Answer.json(Answer.OK, "{\"closed\":1}") : Routes.notFound();
    }

    private boolean putAway(String id, Occurrence.Why why) {
        boolean away = tables.close(id, () -> moved(id));
        if (away) {
            host.happened(new Occurrence.PutAway(id, why));
        }
        return away;
    }

    private Answer expire(Request request) {
        return request.content(Sent.EXPIRING)
                .fold(
                        wrong -> wrong,
                        sent -> sent.days() < 1
                                ? Answer.problem(Answer.BAD, Problem.at("days", "server/days", "it is a day at least"))
                                : Answer.json(Answer.OK, "{\"expired\":" + expire(sent.days() * DAY) + "}"));
    }

    /**
     * Puts away all tables at which nothing was done for a long time, and which nobody reads.
     *
     * @param idle for how long, in milliseconds
     * @return how many
     * @throws UncheckedIOException if the inventory cannot be used
     */
    public int expire(long idle) {
        long before = host.time() - idle;
        return ids().count(id -> isOld(id, before) && putAway(id, Occurrence.Why.EXPIRED));
    }

    /**
     * Looks through all tables for those that cannot be played on, since their game or their cards have changed or are gone, and tells the host
     * of each. Rules that lead to something else only later are found when somebody asks for the table.
     *
     * @return how many there are
     * @throws UncheckedIOException if the inventory cannot be used
     */
    public int lookThrough() {
        return ids().count(id -> kept(id).exists(item -> isOutdated(id, item.first())));
    }

    private boolean isOutdated(String id, String first) {
        if (tables.beginsAlike(id, first)) {
            return false;
        }
        host.happened(new Occurrence.Outdated(id, tables.game(first).getOrElse(""), 0, 0));
        return true;
    }

    private boolean isOld(String id, long before) {
        return kept(id).exists(item -> item.changed() < before)
                && tables.inMemory(id).forAll(table -> table.presence().touched() < before);
    }

    private Array<String> ids() {
        try {
            return inventory.ids();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Option<Inventory.Item> kept(String id) {
        try {
            return inventory.item(id);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private boolean moved(String id) {
        try {
            return inventory.putAway(id);
        } catch (IOException stays) {
            throw new UncheckedIOException(stays);
        }
    }
}
