package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.activate.CompleteActivation;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Where a {@link Act} finds its cards: the current game, and the tables before it, for cards that are gone.
 *
 * @param game the game
 * @param past the tables before, the latest first
 */
public record Scene(Game game, List<Table> past) {
    /** The table. */
    public Table table() {
        return game.table();
    }

    /** The number in play of a Character; recruited ones first if there are several and none is specified. */
    public int member(Someone someone) {
        return member(someone, Member::recruited);
    }

    /** The number in play of a Character; those that fit first if there are several and none is specified. */
    int member(Someone someone, Predicate<Member> first) {
        Seq<Member> found = latest(table -> copies(table, someone));
        if (found.size() < Math.max(1, someone.place())) {
            throw new IllegalArgumentException("there was no " + someone + " in this scenario");
        }
        if (someone.place() > 0) {
            return found.get(someone.place() - 1).id();
        }
        Seq<Member> meant = found.exists(first) ? found.filter(first) : found;
        if (meant.map(Member::seat).distinct().size() > 1) {
            throw new IllegalArgumentException(
                    "several players have " + someone + ": say whose is meant, as in A.the(CARD)");
        }
        return meant.head().id();
    }

    private static Seq<Member> copies(Table table, Someone someone) {
        return table.sides()
                .filter(side -> someone.whose().map(Player::seat).forAll(side.seat()::equals))
                .flatMap(Side::members)
                .filter(member -> member.card().equals(someone.card()));
    }

    /**
     * The player's Character that holds a card, or that held it before it left play.
     *
     * @throws IllegalArgumentException if several do
     */
    Option<Member> holder(Player player, AssignableCard card) {
        Seq<Member> holders = latest(table -> table.side(player.seat())
                .members()
                .filter(member -> member.held().exists(held -> held.card().equals(card))));
        if (holders.size() > 1) {
            throw new IllegalArgumentException("several of " + player + "'s Characters hold " + card.name() + ": "
                    + holders.map(Member::name).mkString(", ")
                    + "; say whose is meant, as in A.uses(CARD).by(CHARACTER)");
        }
        return holders.headOption();
    }

    /** The number in play of the card that a Character holds, or held last. */
    int heldBy(Someone holder) {
        int number = member(holder);
        return latest(table -> table.member(number).flatMap(Member::held).toArray())
                .headOption()
                .map(Held::id)
                .getOrElse(CardNumbers.NONE);
    }

    /** The number in play of a Terrain, on that player's side first. */
    int terrain(Seat seat, TerrainCard card) {
        return latest(table -> Array.of(table.side(seat))
                        .appendAll(table.sides())
                        .flatMap(Side::terrains)
                        .filter(terrain -> terrain.card().equals(card)))
                .headOption()
                .map(TerrainInPlay::id)
                .getOrElseThrow(
                        () -> new IllegalArgumentException("there was no " + card.name() + " in this scenario"));
    }

    /** The number in play of a Terrain of that player. */
    int terrain(Ground ground) {
        return latest(table -> table.side(ground.whose().seat())
                        .terrains()
                        .filter(terrain -> terrain.card().equals(ground.card())))
                .headOption()
                .map(TerrainInPlay::id)
                .getOrElseThrow(() -> new IllegalArgumentException("there was no " + ground + " in this scenario"));
    }

    /** What an ability could answer: the happenings it waits for, or else the activations on the chain. */
    Seq<Happening> answerable(Activate ability) {
        Seq<Happening> waiting = game.agenda()
                .waiting()
                .filter(each -> each.seat().equals(ability.seat())
                        && each.source().equals(ability.source())
                        && each.ability().place() == ability.ability())
                .map(PendingTrigger::happening);
        return waiting.isEmpty() ? table().chain().links().map(Link::activation) : waiting;
    }

    /** The one that involves a Character, of the happenings that an activation asks about. */
    Happening asked(Someone who) {
        Seq<Happening> asked = game.prompt() instanceof CompleteActivation activation
                ? activation.happenings().filter(happening -> concerns(happening, who))
                : Array.empty();
        return asked.headOption()
                .getOrElseThrow(
                        () -> new IllegalArgumentException("no happening that concerns " + who + " is asked about"));
    }

    /** Whether it involves a Character. */
    boolean concerns(Happening happening, Someone who) {
        int number = member(who);
        return happening.kind() == HappeningKind.ACTIVATES
                ? links(happening).exists(link -> link.source().equals(Source.character(number)))
                : happening.subject() == number || happening.object() == number;
    }

    /** Whether it is the activation of a card. */
    boolean concerns(Happening happening, AssignableCard activated) {
        return links(happening).exists(link -> link.card().equals(activated));
    }

    private Seq<Link> links(Happening happening) {
        return table().chain().links().filter(link -> link.activation().equals(happening));
    }

    /** What is found on the current table, or else on the latest table where anything is found. */
    private <T> Seq<T> latest(Function<Table, Seq<T>> look) {
        return past.prepend(table())
                .toStream()
                .map(look)
                .find(found -> !found.isEmpty())
                .getOrElse(Array.empty());
    }
}
