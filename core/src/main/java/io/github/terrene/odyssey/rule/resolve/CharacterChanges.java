package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.CharacterVerbs;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.event.BattleEvent.AttackAdded;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersHidden;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersRevealed;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersTurnedUp;
import io.github.terrene.odyssey.event.CharacterEvent.CountersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.StatusesCured;
import io.github.terrene.odyssey.event.Concealed;
import io.github.terrene.odyssey.event.DamageEvent.CharactersHealed;
import io.github.terrene.odyssey.event.DamageEvent.DefenseRestored;
import io.github.terrene.odyssey.event.Healing;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.HeldEvent.HeldTaken;
import io.github.terrene.odyssey.event.Hit;
import io.github.terrene.odyssey.event.Shown;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.damage.Harm;
import io.github.terrene.odyssey.rule.damage.Prevention;
import io.github.terrene.odyssey.rule.upkeep.CountersOn;
import io.github.terrene.odyssey.rule.upkeep.GainXpOf;
import io.github.terrene.odyssey.rule.upkeep.UniqueNames;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Until;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What an effect being resolved does to Characters. */
final class CharacterChanges implements CharacterVerbs {
    private final Play play;
    private final AbilityContext scope;
    private final Consumer<Task> afterwards;

    CharacterChanges(Play play, AbilityContext scope, Consumer<Task> afterwards) {
        this.play = play;
        this.scope = scope;
        this.afterwards = afterwards;
    }

    @Override
    public void damage(Seq<Integer> characters, int amount, boolean stab) {
        int given = Given.amount("damage", amount);
        Array<Hit> hits = recruited("damage", characters)
                .map(member -> Hit.on(play.table(), member, through(member, given, stab)))
                .filter(hit -> hit.amount() > 0);
        Harm.hit(play, hits, scope.self(), scope.cause());
    }

    @Override
    @Rule("TO-6.11")
    public void defeat(Seq<Integer> characters) {
        Array<Member> defeated = recruited("defeat", characters);
        if (!defeated.isEmpty()) {
            Harm.defeat(play, defeated, scope.self(), scope.cause());
        }
    }

    /** What gets through DEF, the Character's own text, and prevention. */
    @Rule({"TO-8.20", "TO-5.20"})
    private int through(Member member, int amount, boolean stab) {
        int pastDefense = stab ? amount : amount - play.table().stat(member, Stat.DEF);
        int pastText = Math.max(0, pastDefense - play.table().prevented(member, scope.kinds()));
        return pastText == 0 ? 0 : Prevention.apply(play, member.id(), pastText, false);
    }

    /** Those in play, each once even if an effect reaches it twice. */
    private Array<Member> members(String method, Seq<Integer> characters, Predicate<Member> wanted) {
        Array<Integer> once = Arguments.different(method, "Character", characters);
        ArrayBuilder<Member> found = new ArrayBuilder<>(once.size());
        for (Integer id : once) {
            @Nullable Member member = play.table().find(id);
            if (member != null && wanted.test(member)) {
                found.add(member);
            }
        }
        return found.all();
    }

    private Array<Member> recruited(String method, Seq<Integer> characters) {
        return members(method, characters, Member::recruited);
    }

    private Array<Member> hidden(String method, Seq<Integer> characters) {
        Array<Member> found = members(method, characters, Member::hidden);
        if (!found.isEmpty()) {
            play.forbidUndo();
        }
        return found;
    }

    private Array<Integer> ids(Array<Member> members) {
        return members.map(Member::id);
    }

    @Override
    public void heal(Seq<Integer> characters, int amount) {
        int given = Given.amount("heal", amount);
        Array<Healing> healings = recruited("heal", characters)
                .map(member -> new Healing(member.id(), Math.min(given, member.damage())))
                .filter(healing -> healing.amount() > 0);
        if (!healings.isEmpty()) {
            play.emit(new CharactersHealed(healings, scope.cause()));
        }
    }

    @Override
    public void change(Seq<Integer> characters, Alteration what, Duration duration) {
        Alteration given = Given.alteration("change", what, Arguments.present("change", "duration", duration));
        Array<Member> affected = recruited("change", characters)
                .filter(member -> !(given.isStatus() && play.table().immuneToStatuses(member)));
        if (!affected.isEmpty() && lasts(duration) && !spent(given)) {
            Until until = new Until(duration, scope.seat(), scope.source().number());
            play.emit(new CharactersChanged(ids(affected), new Change(given, until), scope.cause()));
        }
    }

    private static boolean spent(Alteration what) {
        return what instanceof Alteration.Prevention prevention && prevention.amount() == 0;
    }

    /** What lasts while a card is in play is not given by a card that left it, or was hidden alone or with its holder. */
    @Rule({"TO-8.31", "TO-7.9"})
    private boolean lasts(Duration duration) {
        if (duration != Duration.WHILE_IN_PLAY) {
            return true;
        }
        int source = scope.source().number();
        return switch (scope.source().kind()) {
            case CHARACTER -> inUse(play.table().find(source));
            case HELD -> inUse(play.table().findHolder(source));
            case TERRAIN -> play.table().sideOfTerrain(source).isDefined();
        };
    }

    private static boolean inUse(@Nullable Member member) {
        return member != null && member.recruited();
    }

    @Override
    public void cure(Seq<Integer> characters) {
        Array<Member> affected = recruited("cure", characters)
                .filter(member ->
                        member.changes().exists(change -> change.what().isStatus()));
        if (!affected.isEmpty()) {
            play.emit(new StatusesCured(ids(affected)));
        }
    }

    @Override
    public void restoreDefense(Seq<Integer> characters) {
        Array<Member> affected = recruited("restoreDefense", characters).filter(member -> member.decay() > 0);
        if (!affected.isEmpty()) {
            play.emit(new DefenseRestored(ids(affected)));
        }
    }

    @Override
    public void attackAgain(Seq<Integer> characters) {
        Array<Member> affected = recruited("attackAgain", characters);
        if (!affected.isEmpty()) {
            play.emit(new AttackAdded(ids(affected)));
        }
    }

    @Override
    public void gainXp(Seq<Integer> characters, int xp) {
        if (Arguments.amount("gainXp", xp) > Proofreader.MOST_POINTS) {
            throw new IllegalArgumentException("gainXp: more XP than a text can name: " + xp);
        }
        recruited("gainXp", characters)
                .forEach(member -> afterwards.accept(GainXpOf.begin(member.id(), xp, scope.cause())));
    }

    @Override
    public void putCounters(Seq<Integer> characters, Counter counter, int number) {
        Counter kind = Given.counter("putCounters", counter);
        CountersOn.check("putCounters", number);
        for (Member member : recruited("putCounters", characters)) {
            int now = Stat.counted(member.counters().of(kind) + number);
            play.emit(new CountersChanged(Source.character(member.id()), kind, now, scope.cause()));
        }
    }

    @Override
    public void hide(Seq<Integer> characters) {
        Array<Member> affected = recruited("hide", characters);
        if (!affected.isEmpty()) {
            play.emit(new CharactersHidden(
                    affected.map(member -> Concealed.of(
                            member.id(),
                            member.card(),
                            play.table().side(member.seat()).insiders())),
                    affected.map(play.table()::memoryOf)));
        }
    }

    @Override
    public void reveal(Seq<Integer> characters) {
        Array<Member> affected = hidden("reveal", characters);
        if (!affected.isEmpty()) {
            play.emit(new CharactersRevealed(shown(affected)));
        }
    }

    @Override
    public void turnFaceUp(Seq<Integer> characters) {
        Array<Member> affected = Array.empty();
        for (Member member : hidden("turnFaceUp", characters)) {
            affected = mayBeRecruited(member, affected) ? affected.append(member) : affected;
        }
        if (!affected.isEmpty()) {
            play.emit(new CharactersTurnedUp(shown(affected)));
        }
    }

    /** In editions with unique names an effect does nothing to a second Character of a name. */
    @Rule("TO-4.9")
    private boolean mayBeRecruited(Member member, Array<Member> before) {
        boolean another = play.setting().edition().uniqueNames()
                && before.exists(each -> each.seat().equals(member.seat())
                        && each.card().id().equals(member.card().id()));
        return !another
                && UniqueNames.free(play.setting().edition(), play.table().side(member.seat()), member.card());
    }

    private static Array<Shown> shown(Array<Member> members) {
        return members.map(member -> new Shown(member.id(), member.card()));
    }

    @Override
    @Rule("TO-7.11")
    public void discardHeld(Seq<Integer> characters) {
        Array<Member> affected = members("discardHeld", characters, this::movable);
        if (!affected.isEmpty()) {
            play.emit(new HeldDiscarded(
                    ids(affected), affected.map(member -> member.held().get()), scope.cause()));
        }
    }

    /** Not a card on the chain; nor that of a Character that was hidden since the event, unless it was chosen as a target. */
    private boolean movable(Member holder) {
        boolean inReach = holder.recruited() || holder.id() == scope.aim().target();
        return inReach && holder.held().exists(held -> !play.table().chain().holds(Source.held(held.id())));
    }

    @Override
    @Rule("TO-7.11")
    public void takeHeld(int character) {
        @Nullable Member by = play.table().find(scope.self());
        @Nullable Member from = play.table().find(character);
        if (by == null || by.hidden() || from == null || by.id() == from.id() || !movable(from)) {
            return;
        }
        if (by.held().isDefined()) {
            discardHeld(Array.of(character));
        } else {
            Held taken = from.held().get().withFaceUp(false);
            play.emit(new HeldTaken(
                    character, by.id(), taken, play.table().side(by.seat()).insiders()));
        }
    }
}
