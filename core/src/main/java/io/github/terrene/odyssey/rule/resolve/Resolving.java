package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.FollowUps;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.CardVerbs;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.CharacterVerbs;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.TableVerbs;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TableContext;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** An effect being resolved: what it sees, whom it reaches, what it asks and what it changes. */
final class Resolving implements Resolution {
    private final Play play;
    private final CarryOut frame;
    private final AbilityContext scope;
    private final Effect effect;
    private final int before;
    private final Questions questions;

    /** What is to be done when this effect is through, before the next one. */
    private final FollowUps<Task> followUps = new FollowUps<>();

    Resolving(Play play, CarryOut frame, Effect effect) {
        this.play = play;
        this.frame = frame;
        this.scope = frame.scope();
        this.effect = effect;
        this.before = play.eventCount();
        this.questions = new Questions(play, frame);
    }

    /** Puts on the agenda what comes next: the question that was asked, or the rest. */
    void finish() {
        if (play.table().outcome().isDefined()) {
            return;
        }
        if (asked().isDefined()) {
            FaultyEffect.ifChangedBeforeAnswered(play.eventCount() > before || !followUps.isEmpty());
            questions.put(asked().get());
        } else {
            questions.close();
            play.next(frame.following());
            followUps.putOn(play);
        }
    }

    /** What was asked and is not answered. */
    Option<Prompt> asked() {
        return questions.asked();
    }

    @Override
    public CharacterVerbs characters() {
        return new CharacterChanges(play, scope, followUps::add);
    }

    @Override
    public CardVerbs cards() {
        return new CardChanges(play, scope);
    }

    @Override
    public TableVerbs table() {
        return new TableChanges(play, scope);
    }

    @Override
    public Option<Seq<String>> choose(CardQuestion question) {
        return questions.cards(question);
    }

    @Override
    public Option<Seq<Integer>> chooseInactiveTerrain() {
        return questions.inactiveTerrain(you());
    }

    @Override
    public void carryOut(int branch) {
        if (branch < 0 || branch >= effect.branches().size()) {
            throw new IllegalArgumentException("carryOut: it has no branch " + branch);
        }
        followUps.add(frame.into(branch));
    }

    @Override
    public int mode() {
        return Math.max(0, scope.aim().mode());
    }

    @Override
    @Rule("TO-8.38")
    public void resolveAsIfHeld(String item) {
        followUps.add(new AimCopied(copyOf(Arguments.present("resolveAsIfHeld", "card", item))));
    }

    private AbilityContext copyOf(String item) {
        Card card = play.book()
                .catalogue()
                .find(item)
                .getOrElseThrow(() -> refusedCopy("this game has no card \"" + item + "\""));
        if (self() == NOBODY) {
            throw refusedCopy("no Character has this ability");
        } else if (!card.fits(CardFilter.COPYABLE_ITEM)) {
            throw refusedCopy(card.name() + " is no Item, or one that itself does this");
        }
        AbilityContext copy =
                scope.asIfHeld(card, card.profile().triggers().get(0).place());
        if (copy.ability().equals(scope.ability()) || copied()) {
            throw refusedCopy(scope.card().name() + " is an Item that itself does this");
        }
        return copy;
    }

    private static IllegalArgumentException refusedCopy(String why) {
        return new IllegalArgumentException("resolveAsIfHeld: " + why);
    }

    /** Whether this is an Item that another ability of the same source copies, which is below it on the agenda. */
    @Rule("TO-8.38")
    private boolean copied() {
        return scope.card() instanceof AssignableCard
                && play.tasks()
                        .exists(task -> task instanceof CarryOut below
                                && below.scope().source().equals(scope.source())
                                && !below.scope().card().equals(scope.card()));
    }

    @Override
    @Rule("TO-1.13")
    public Option<String> ownEventCard() {
        return scope.happening()
                .filter(happening -> happening.player().equals(scope.seat()))
                .flatMap(Happening::card);
    }

    @Override
    @Rule({"TO-8.5", "TO-8.19"})
    public Seq<Integer> reached(Who who) {
        Arguments.present("reached", "Characters", who);
        Table table = play.table();
        return who.among(this).filter(id -> table.member(id).exists(member -> !table.immune(member, scope.kinds())));
    }

    /** Of the players whom an ability was aimed at, or that it speaks of, those who are still in the game. */
    @Override
    @Rule({"TO-13.14", "TO-8.5", "TO-10.13"})
    public Seq<Seat> players(PlayerRole who) {
        Table table = play.table();
        return switch (Arguments.present("players", "role", who)) {
            case YOU -> Array.of(scope.seat());
            case TARGET_OPPONENT -> scope.aim().opponent().toArray().filter(table::plays);
            case DAMAGED_PLAYER ->
                scope.happening().map(Happening::player).toArray().filter(table::plays);
            case EACH_PLAYER -> table.fromActive();
            case EACH_OPPONENT -> table.fromActive().filter(seat -> table.opposed(seat, scope.seat()));
        };
    }

    @Override
    public Seat controller(int character) {
        return play.table()
                .member(character)
                .map(Member::seat)
                .getOrElseThrow(
                        () -> new IllegalArgumentException("controller: Character " + character + " is not in play"));
    }

    private TableContext context() {
        return scope.on(play.table());
    }

    @Override
    public Seat you() {
        return scope.seat();
    }

    @Override
    public int self() {
        return scope.self();
    }

    @Override
    public int stat(int character, Stat stat) {
        return context().stat(character, Arguments.present("stat", "stat", stat));
    }

    @Override
    public int counters(Counter counter) {
        return context().counters(Arguments.present("counters", "counter", counter));
    }

    @Override
    public Seq<Integer> fitting(CharacterFilter filter) {
        return context().fitting(Arguments.present("fitting", "filter", filter));
    }

    @Override
    public int count(CharacterFilter filter) {
        return context().count(Arguments.present("count", "filter", filter));
    }

    @Override
    public int affiliations() {
        return context().affiliations();
    }

    @Override
    public String activeTerrain() {
        return context().activeTerrain();
    }

    @Override
    public int inRole(Role role) {
        return switch (Arguments.present("inRole", "role", role)) {
            case SELF -> scope.self();
            case TARGET -> scope.aim().target();
            default ->
                scope.happening().map(happening -> happening.inRole(role)).getOrElse(NOBODY);
        };
    }
}
