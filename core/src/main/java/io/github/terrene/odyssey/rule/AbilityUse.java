package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.PrintedTrigger;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.table.Usage;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Keyword;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An ability that a player may want to use, with everything about it looked up.
 *
 * @param seat who
 * @param source what has it
 * @param self the Character who is the source, null for a Terrain and for one that has left play
 * @param selfId the number in play of that Character, {@link CardNumbers#NONE} for a Terrain
 * @param card the card it stands on
 * @param printed the ability as it is printed there
 * @param usage how often abilities of the card were used this turn
 * @param inUse whether the card can be used where it is: recruited, held by a recruited Character, or the active Terrain
 * @param owner who controls it
 */
@Internal
public record AbilityUse(
        Seat seat,
        Source source,
        @Nullable Member self,
        int selfId,
        Card card,
        PrintedTrigger printed,
        Usage usage,
        boolean inUse,
        Seat owner) {

    /** The ability that an action names, or null; this includes a waiting ability whose Character has left play. */
    public static @Nullable AbilityUse find(Game game, Activate action) {
        @Nullable AbilityUse inPlay = find(game.table(), action);
        return inPlay == null && game.window().needsEvent()
                ? game.agenda()
                        .waiting()
                        .find(each -> each.seat().equals(action.seat())
                                && each.source().equals(action.source())
                                && each.ability().place() == action.ability())
                        .flatMap(each -> of(game.table(), each))
                        .getOrNull()
                : inPlay;
    }

    /** A waiting ability; none if it is on a card that the same Character no longer holds (8.25). */
    static Option<AbilityUse> of(Table table, PendingTrigger waiting) {
        Activate action =
                new Activate(waiting.seat(), waiting.source(), waiting.ability().place());
        @Nullable AbilityUse inPlay = find(table, action);
        if (inPlay != null) {
            return inPlay.selfId() == waiting.self() ? Option.some(inPlay) : Option.none();
        }
        boolean departed = waiting.source().kind() == Source.Kind.CHARACTER && table.find(waiting.self()) == null;
        return departed ? Option.some(ofDeparted(table, waiting)) : Option.none();
    }

    private static @Nullable AbilityUse find(Table table, Activate action) {
        int number = action.source().number();
        return switch (action.source().kind()) {
            case CHARACTER -> {
                @Nullable Member member = table.find(number);
                @Nullable PrintedTrigger printed = member == null ? null : printed(member.card(), action);
                yield member == null || printed == null ? null : ofCharacter(action.seat(), member, printed);
            }
            case HELD -> {
                @Nullable Member holder = table.findHolder(number);
                @Nullable
                PrintedTrigger printed =
                        holder == null ? null : printed(holder.held().get().card(), action);
                yield holder == null || printed == null ? null : ofHeld(action.seat(), holder, printed);
            }
            case TERRAIN -> {
                @Nullable Side side = table.sideOfTerrain(number).getOrNull();
                @Nullable
                TerrainInPlay ground =
                        side == null ? null : side.terrain(number).getOrNull();
                @Nullable PrintedTrigger printed = ground == null ? null : printed(ground.card(), action);
                yield side == null || ground == null || printed == null
                        ? null
                        : ofTerrain(action.seat(), side, ground, printed);
            }
        };
    }

    private static @Nullable PrintedTrigger printed(Card card, Activate action) {
        return card.profile().trigger(action.ability());
    }

    static AbilityUse ofCharacter(Seat seat, Member member, PrintedTrigger printed) {
        Source source = Source.character(member.id());
        return new AbilityUse(
                seat,
                source,
                member,
                member.id(),
                member.card(),
                printed,
                member.usage(),
                member.recruited(),
                member.seat());
    }

    static AbilityUse ofHeld(Seat seat, Member holder, PrintedTrigger printed) {
        Held held = holder.held().get();
        Source source = Source.held(held.id());
        return new AbilityUse(
                seat,
                source,
                holder,
                holder.id(),
                held.card(),
                printed,
                held.usage(),
                holder.recruited(),
                holder.seat());
    }

    static AbilityUse ofTerrain(Seat seat, Side side, TerrainInPlay ground, PrintedTrigger printed) {
        boolean active = side.activeTerrain().id() == ground.id();
        return new AbilityUse(
                seat,
                Source.terrain(ground.id()),
                null,
                CardNumbers.NONE,
                ground.card(),
                printed,
                ground.usage(),
                active,
                side.seat());
    }

    /**
     * A waiting ability of a Character that has left play since the event: its text still counts, but nothing of the Character can pay for
     * it.
     */
    @Rule("TO-8.25")
    static AbilityUse ofDeparted(Table table, PendingTrigger waiting) {
        return new AbilityUse(
                waiting.seat(),
                waiting.source(),
                null,
                waiting.self(),
                waiting.card(),
                Objects.requireNonNull(
                        waiting.card().profile().trigger(waiting.ability().place())),
                table.memory(waiting.self()).map(Memory::usage).getOrElse(Usage.NONE),
                true,
                waiting.seat());
    }

    /** Whether the player can know of the ability. */
    public boolean known() {
        return owner.equals(seat)
                || source.kind() == Source.Kind.TERRAIN
                || source.kind() == Source.Kind.CHARACTER && inUse
                || source.kind() == Source.Kind.HELD
                        && self != null
                        && self.held().get().faceUp();
    }

    /** Its place on the card. */
    public int place() {
        return printed.place();
    }

    /** Where the ability is, as data. */
    public AbilityInPlay inPlay() {
        return new AbilityInPlay(source, selfId, card, place());
    }

    /** The ability itself. */
    public TriggerAbility trigger() {
        return printed.ability();
    }

    /** Whether it is an ability of a held card. */
    public boolean held() {
        return source.kind() == Source.Kind.HELD;
    }

    /** Whether the Character that would use it is of that class. */
    public boolean by(CharacterClass asked) {
        return self != null && self.is(asked);
    }

    /** The held card; call only if it is an ability {@linkplain #held of one}. */
    public AssignableCard assignable() {
        return (AssignableCard) card;
    }

    /** The counters on the card. */
    public Counters counters() {
        if (self == null) {
            return Counters.NONE;
        }
        return held() ? self.held().get().counters() : self.counters();
    }

    /** The name of the Character or card that would use it. */
    public String name() {
        return self == null ? card.name() : self.name();
    }

    /** What it costs in Actions now. */
    @Rule({"TO-8.19", "TO-12.3"})
    public int actions(Table table, Edition edition) {
        int price = priceWithoutResourceful(table);
        return price > 0 && resourceful(table, edition) ? 0 : price;
    }

    /**
     * Whether it is on a held card and costs at least 1 Action; in editions that limit Resourceful, it applies to the first such use each
     * turn.
     */
    @Rule("TO-12.3")
    public boolean costly(Table table) {
        return held() && priceWithoutResourceful(table) > 0;
    }

    private int priceWithoutResourceful(Table table) {
        int printed = trigger().cost().actions();
        return printed > 0 && held() ? Math.max(0, printed - table.discount(seat, card.kinds())) : printed;
    }

    private boolean resourceful(Table table, Edition edition) {
        return held()
                && self != null
                && table.has(self, Keyword.RESOURCEFUL)
                && (edition.resourcefulForAll() || !self.costlyCardUsed());
    }
}
