package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Each;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.event.ActionsChanged;
import io.github.terrene.odyssey.event.AttackAdded;
import io.github.terrene.odyssey.event.AttackCancelled;
import io.github.terrene.odyssey.event.CardsDiscarded;
import io.github.terrene.odyssey.event.CardsFetched;
import io.github.terrene.odyssey.event.CardsMilled;
import io.github.terrene.odyssey.event.CardsTakenBack;
import io.github.terrene.odyssey.event.CharactersChanged;
import io.github.terrene.odyssey.event.CharactersHealed;
import io.github.terrene.odyssey.event.CharactersHidden;
import io.github.terrene.odyssey.event.CharactersRevealed;
import io.github.terrene.odyssey.event.CharactersTurnedUp;
import io.github.terrene.odyssey.event.Concealed;
import io.github.terrene.odyssey.event.CountersChanged;
import io.github.terrene.odyssey.event.DefenseRestored;
import io.github.terrene.odyssey.event.HandShown;
import io.github.terrene.odyssey.event.Healing;
import io.github.terrene.odyssey.event.HeldDiscarded;
import io.github.terrene.odyssey.event.HeldTaken;
import io.github.terrene.odyssey.event.Hit;
import io.github.terrene.odyssey.event.LinkCancelled;
import io.github.terrene.odyssey.event.PlayerHealed;
import io.github.terrene.odyssey.event.PutIntoPlay;
import io.github.terrene.odyssey.event.Shown;
import io.github.terrene.odyssey.event.StatusesCured;
import io.github.terrene.odyssey.event.TerrainSwitched;
import io.github.terrene.odyssey.event.TokenCreated;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Entry;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Perspective;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.table.Until;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** An effect being resolved. */
final class Resolving implements Resolution {
    private final Play play;
    private final CarryOut frame;
    private final Scope scope;
    private Array<Task> after = Array.empty();
    private Option<Prompt> asked = Option.none();

    Resolving(Play play, CarryOut frame) {
        this.play = play;
        this.frame = frame;
        this.scope = frame.scope();
    }

    /** Puts on the agenda what comes next: the question that was asked, or the rest. */
    void finish() {
        if (play.table().outcome().isDefined()) {
            return;
        }
        if (asked.isDefined()) {
            play.next(asked.get(), frame);
        } else {
            play.next(after.append(frame.following()).toJavaArray(Task[]::new));
        }
    }

    private Table table() {
        return play.table();
    }

    private Perspective perspective() {
        return new Perspective(table(), scope.seat(), scope.self(), CountersOn.of(table(), scope.source()));
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
        return perspective().stat(character, stat);
    }

    @Override
    public int counters(Counter counter) {
        return perspective().counters(counter);
    }

    @Override
    public Seq<Integer> fitting(CharacterFilter filter) {
        return perspective().fitting(filter);
    }

    @Override
    public int affiliations() {
        return perspective().affiliations();
    }

    @Override
    public String activeTerrain() {
        return perspective().activeTerrain();
    }

    @Override
    public int inRole(Role role) {
        return switch (role) {
            case SELF -> scope.self();
            case TARGET -> scope.aim().target();
            default ->
                scope.happening().map(happening -> happening.inRole(role)).getOrElse(NOBODY);
        };
    }

    @Override
    @Rule({"TO-8.5", "TO-8.19"})
    public Seq<Integer> reached(Who who) {
        Seq<Integer> meant = who instanceof Each each ? fitting(each.filter()) : Array.of(inRole((Role) who));
        return meant.filter(id -> table().member(id).exists(member -> !table().immune(member, scope.kinds())));
    }

    @Override
    public Seq<Seat> players(PlayerRole who) {
        return switch (who) {
            case YOU -> Array.of(scope.seat());
            case TARGET_OPPONENT -> scope.aim().opponent().toArray();
            case DAMAGED_PLAYER -> scope.happening().map(Happening::player).toArray();
            case EACH_PLAYER -> table().fromActive();
            case EACH_OPPONENT -> table().fromActive().filter(seat -> !table().allied(seat, scope.seat()));
        };
    }

    @Override
    public Seat controller(int character) {
        return table().member(character).get().seat();
    }

    // ---- choices

    @Override
    public Option<Seq<String>> choose(CardQuestion question) {
        Option<Answer> answer = frame.answers().find(each -> each.question().equals(question));
        if (answer.isDefined()) {
            return answer.map(Answer::cards);
        }
        Seq<String> all = Zones.fitting(table(), question).map(Card::id).sorted();
        boolean secret = question.zone() == Zone.DECK;
        boolean noChoice = all.isEmpty() || all.size() <= question.number() && !question.optional();
        if (noChoice && !secret) {
            return Option.some(all);
        }
        if (asked.isEmpty()) {
            asked = Option.some(new AnswerQuestion(question, Array.empty(), Zones.shown(table(), question)));
            showHand(question);
            play.makeFinal();
        }
        return Option.none();
    }

    private void showHand(CardQuestion question) {
        Seat of = question.of().get(0);
        if (question.zone() == Zone.HAND && !of.equals(question.asked())) {
            play.emit(new HandShown(
                    of, question.asked(), Array.ofAll(table().side(of).hand().cards())));
        }
    }

    @Override
    public Option<Seq<Integer>> chooseInactiveTerrain() {
        if (frame.terrain() != Entry.NONE) {
            return Option.some(Array.of(frame.terrain()));
        }
        Array<TerrainInPlay> inactive = table().side(scope.seat()).terrains().init();
        if (inactive.size() <= 1) {
            return Option.some(inactive.map(TerrainInPlay::id));
        }
        asked = Option.some(new ChooseInactiveTerrain(scope.seat()));
        return Option.none();
    }

    @Override
    public void carryOut(int branch) {
        after = after.append(frame.into(branch));
    }

    @Override
    public int mode() {
        return Math.max(0, scope.aim().mode());
    }

    @Override
    @Rule("TO-8.38")
    public void resolveAsIfHeld(String item) {
        Card card = play.book().catalogue().find(item).get();
        int first = card.profile().triggers().get(0);
        after = after.append(new AimCopied(scope.asIfHeld(card, first)));
    }

    // ---- Characters

    @Override
    public void damage(Seq<Integer> characters, int amount, boolean stab) {
        Array<Hit> hits = recruited(characters)
                .map(member -> new Hit(member.id(), through(member, amount, stab)))
                .filter(hit -> hit.amount() > 0);
        Harm.hit(play, hits, scope.self());
    }

    @Override
    @Rule("TO-6.11")
    public void defeat(Seq<Integer> characters) {
        Array<Member> defeated = recruited(characters);
        if (!defeated.isEmpty()) {
            Harm.defeat(play, defeated, scope.self());
        }
    }

    /** What gets through DEF, the Character's own text, and prevention. */
    @Rule({"TO-8.20", "TO-5.20"})
    private int through(Member member, int amount, boolean stab) {
        int pastDefense = stab ? amount : amount - table().stat(member, Stat.DEF);
        int pastText = Math.max(0, pastDefense - table().prevented(member, scope.kinds()));
        return pastText == 0 ? 0 : Prevention.apply(play, member.id(), pastText, false);
    }

    private Array<Member> recruited(Seq<Integer> characters) {
        return Array.ofAll(characters).flatMap(id -> table().member(id)).filter(Member::recruited);
    }

    private Array<Member> hidden(Seq<Integer> characters) {
        return Array.ofAll(characters).flatMap(id -> table().member(id)).filter(Member::hidden);
    }

    private Array<Integer> ids(Array<Member> members) {
        return members.map(Member::id);
    }

    @Override
    public void heal(Seq<Integer> characters, int amount) {
        Array<Healing> healings = recruited(characters)
                .map(member -> new Healing(member.id(), Math.min(amount, member.damage())))
                .filter(healing -> healing.amount() > 0);
        if (!healings.isEmpty()) {
            play.emit(new CharactersHealed(healings));
        }
    }

    @Override
    public void change(Seq<Integer> characters, Alteration what, Duration duration) {
        Array<Member> affected =
                recruited(characters).filter(member -> !(what.isStatus() && table().immuneToStatuses(member)));
        if (!affected.isEmpty() && lasts(duration)) {
            Until until = new Until(duration, scope.seat(), scope.source().number());
            play.emit(new CharactersChanged(ids(affected), new Change(what, until)));
        }
    }

    /** What lasts while a card is in play is not given by a card that left it. */
    private boolean lasts(Duration duration) {
        return duration != Duration.WHILE_IN_PLAY
                || table().find(scope.source().number()) != null
                || table().findHolder(scope.source().number()) != null;
    }

    @Override
    public void cure(Seq<Integer> characters) {
        Array<Member> affected = recruited(characters)
                .filter(member ->
                        member.changes().exists(change -> change.what().isStatus()));
        if (!affected.isEmpty()) {
            play.emit(new StatusesCured(ids(affected)));
        }
    }

    @Override
    public void restoreDefense(Seq<Integer> characters) {
        Array<Member> affected = recruited(characters).filter(member -> member.decay() > 0);
        if (!affected.isEmpty()) {
            play.emit(new DefenseRestored(ids(affected)));
        }
    }

    @Override
    public void attackAgain(Seq<Integer> characters) {
        Array<Member> affected = recruited(characters);
        if (!affected.isEmpty()) {
            play.emit(new AttackAdded(ids(affected)));
        }
    }

    @Override
    public void gainXp(Seq<Integer> characters, int xp) {
        after = after.appendAll(recruited(characters).map(member -> GainXpOf.begin(member.id(), xp)));
    }

    @Override
    public void putCounters(Seq<Integer> characters, Counter counter, int number) {
        for (Member member : recruited(characters)) {
            int now = member.counters().of(counter) + number;
            play.emit(new CountersChanged(Source.character(member.id()), counter, now));
        }
    }

    @Override
    public void putCountersOnThisCard(Counter counter, int number) {
        boolean there = scope.source().kind() == Source.Kind.HELD
                ? table().findHolder(scope.source().number()) != null
                : table().find(scope.source().number()) != null;
        if (there) {
            play.emit(new CountersChanged(scope.source(), counter, counters(counter) + number));
        }
    }

    @Override
    public void hide(Seq<Integer> characters) {
        Array<Member> affected = recruited(characters);
        if (!affected.isEmpty()) {
            play.emit(new CharactersHidden(
                    affected.map(member -> new Concealed(
                            member.id(),
                            member.card(),
                            table().side(member.seat()).insiders())),
                    affected.map(table()::memoryOf)));
        }
    }

    @Override
    public void reveal(Seq<Integer> characters) {
        Array<Member> affected = hidden(characters);
        if (!affected.isEmpty()) {
            play.emit(new CharactersRevealed(shown(affected)));
        }
    }

    @Override
    public void turnFaceUp(Seq<Integer> characters) {
        Array<Member> affected = hidden(characters).filter(this::mayBeRecruited);
        if (!affected.isEmpty()) {
            play.emit(new CharactersTurnedUp(shown(affected)));
        }
    }

    /** In editions with unique names an effect does nothing to a second Character of a name. */
    @Rule("TO-4.9")
    private boolean mayBeRecruited(Member member) {
        return Names.free(play.setting().edition(), table().side(member.seat()), member.card());
    }

    private static Array<Shown> shown(Array<Member> members) {
        return members.map(member -> new Shown(member.id(), member.card()));
    }

    @Override
    @Rule("TO-7.11")
    public void discardHeld(Seq<Integer> characters) {
        Array<Member> affected =
                Array.ofAll(characters).flatMap(id -> table().member(id)).filter(this::movable);
        if (!affected.isEmpty()) {
            play.emit(new HeldDiscarded(
                    ids(affected), affected.map(member -> member.held().get())));
        }
    }

    private boolean movable(Member holder) {
        return holder.held().exists(held -> !table().chain().holds(Source.held(held.id())));
    }

    @Override
    @Rule("TO-7.11")
    public void takeHeld(int character) {
        @Nullable Member by = table().find(scope.self());
        @Nullable Member from = table().find(character);
        if (by == null || by.hidden() || from == null || by.id() == from.id() || !movable(from)) {
            return;
        }
        if (by.held().isDefined()) {
            discardHeld(Array.of(character));
        } else {
            Held taken = from.held().get().withFaceUp(false);
            play.emit(new HeldTaken(
                    character, by.id(), taken, table().side(by.seat()).insiders()));
        }
    }

    // ---- players and cards

    @Override
    public void healPlayer(Seat player, int amount) {
        Team team = table().team(player);
        int healed = Math.min(amount, team.mostHp() - team.hp());
        if (healed > 0) {
            play.emit(new PlayerHealed(player, healed));
        }
    }

    @Override
    public void addActions(Seat player, int change) {
        int had = table().side(player).actions();
        int now = Math.max(0, had + change);
        if (now != had) {
            play.emit(new ActionsChanged(player, now - had, now));
        }
    }

    @Override
    public void draw(Seat player, int cards) {
        DrawPhase.draw(play, player, cards);
    }

    @Override
    public void mill(Seat player, int cards) {
        Array<Card> top = Array.ofAll(table().side(player).deck().top(cards));
        if (!top.isEmpty()) {
            play.emit(new CardsMilled(player, top));
        }
    }

    private Array<Card> cards(Seq<String> ids) {
        return Array.ofAll(ids).flatMap(id -> play.book().catalogue().find(id));
    }

    @Override
    public void discard(Seat player, Seq<String> cards) {
        if (!cards.isEmpty()) {
            play.emit(new CardsDiscarded(player, cards(cards)));
        }
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        Seq<Card> hand = table().side(player).hand().cards();
        if (!hand.isEmpty()) {
            Array<Card> chosen = play.dice().shuffle(hand).take(cards).sortBy(Card::id);
            play.emit(new CardsDiscarded(player, chosen));
        }
    }

    @Override
    @Rule("TO-8.36")
    public void fetch(Seat player, Seq<String> found) {
        Array<Card> cards = cards(found);
        Pile rest = table().side(player).deck().minus(cards);
        Pile shuffled = Pile.of(play.dice().shuffle(rest.cards()));
        play.emit(new CardsFetched(player, cards, shuffled, table().side(player).insiders(), true));
    }

    @Override
    public void takeBack(Seat player, Seq<String> cards) {
        if (!cards.isEmpty()) {
            play.emit(new CardsTakenBack(
                    player, cards(cards), table().side(player).insiders(), true));
        }
    }

    @Override
    @Rule({"TO-7.8", "TO-4.9"})
    public void putIntoPlay(Seat player, String id, Zone from, boolean hidden) {
        Side side = table().side(player);
        boolean there = Zones.cards(side, from).exists(card -> card.id().equals(id));
        CharacterCard card = play.book().catalogue().character(id).getOrNull();
        if (there && card != null && fits(player, card, hidden)) {
            int number = table().nextId();
            play.emit(new PutIntoPlay(player, number, card, from == Zone.HAND, hidden, side.insiders(), true));
        }
    }

    private boolean fits(Seat player, CharacterCard card, boolean hidden) {
        int needed = hidden ? 1 : card.sp();
        boolean room =
                table().supplyUsed(player) + needed <= play.setting().format().supply();
        return room && (hidden || Names.free(play.setting().edition(), table().side(player), card));
    }

    @Override
    public Option<String> eventCard() {
        return scope.happening().flatMap(Happening::card);
    }

    @Override
    @Rule({"TO-1.10", "TO-7.8"})
    public void create(String token) {
        CharacterCard card = play.token(token);
        if (fits(scope.seat(), card, false)) {
            play.emit(new TokenCreated(scope.seat(), table().nextId(), card));
        }
    }

    @Override
    public void switchTerrain(int terrain) {
        play.emit(new TerrainSwitched(scope.seat(), terrain, false));
    }

    @Override
    public void dismissTargetTerrain() {
        Option<Side> side = table().sideOfTerrain(scope.aim().target());
        side.filter(owner -> owner.terrains().size() > 1)
                .forEach(owner -> owner.terrains()
                        .find(ground -> ground.id() == scope.aim().target())
                        .forEach(ground -> Grounds.leave(play, owner.seat(), ground)));
    }

    @Override
    @Rule("TO-8.33")
    public void cancelAbility() {
        int link = scope.happening().map(Happening::subject).getOrElse(NOBODY);
        if (table().chain().links().exists(each -> each.number() == link)) {
            play.emit(new LinkCancelled(link));
        }
    }

    @Override
    @Rule("TO-5.16")
    public void cancelAttack() {
        if (table().battle().exists(battle -> !battle.cancelled())) {
            play.emit(new AttackCancelled());
        }
    }
}
