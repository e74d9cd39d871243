package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.event.ArrivalEvent.PutIntoPlay;
import io.github.terrene.odyssey.event.ArrivalEvent.TokenCreated;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.CardEvent.CardsFetched;
import io.github.terrene.odyssey.event.CardEvent.CardsMilled;
import io.github.terrene.odyssey.event.CardEvent.CardsTakenBack;
import io.github.terrene.odyssey.event.CardEvent.HandShown;
import io.github.terrene.odyssey.event.ChainEvent.LinkCancelled;
import io.github.terrene.odyssey.event.PlayerEvent.PlayerHealed;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainSwitched;
import io.github.terrene.odyssey.event.TurnEvent.ActionsChanged;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.upkeep.Draws;
import io.github.terrene.odyssey.rule.upkeep.Harm;
import io.github.terrene.odyssey.rule.upkeep.TerrainDepartures;
import io.github.terrene.odyssey.rule.upkeep.UniqueNames;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** An effect being resolved: the choices in it, and what it does to players and cards. */
final class Resolving extends OnCharacters {
    private final Effect effect;
    private final int before;
    private Array<CardQuestion> questions = Array.empty();
    private int terrains;
    private Option<Prompt> asked = Option.none();
    private Option<CardQuestion> looking = Option.none();

    Resolving(Play play, CarryOut frame, Effect effect) {
        super(play, frame);
        this.effect = effect;
        this.before = play.eventCount();
    }

    /** Puts on the agenda what comes next: the question that was asked, or the rest. */
    void finish() {
        if (play.table().outcome().isDefined()) {
            return;
        }
        if (asked.isDefined()) {
            FaultyEffect.ifChangedBeforeAnswered(play.eventCount() > before || !after().isEmpty());
            looking.forEach(this::look);
            play.next(asked.get(), frame);
        } else {
            play.next(after().append(frame.following()).toJavaArray(Task[]::new));
        }
    }

    /** What was asked and is not answered. */
    Option<Prompt> asked() {
        return asked;
    }

    @Override
    public Option<Seq<String>> choose(CardQuestion question) {
        if (question.number() < 1) {
            throw new IllegalArgumentException("it asks for " + question.number() + " cards");
        }
        Option<Answer> answer = answer(question);
        if (answer.isDefined()) {
            return answer.map(Answer::cards);
        }
        lookInto(question.zone());
        Seq<String> all = Zones.fitting(table(), question).map(Card::id).sorted();
        boolean noChoice = all.isEmpty() || all.size() <= question.number() && !question.optional();
        if (noChoice && !isAskedInAnyCase(question)) {
            return Option.some(all);
        }
        looking = asked.isEmpty() ? Option.some(question) : looking;
        return ask(new AnswerQuestion(question, Array.empty(), Zones.shown(table(), question)));
    }

    /** Where others cannot see whether there is a card to be chosen, they do not learn it by who is asked. */
    @Rule({"TO-8.36", "TO-11.6"})
    private boolean isAskedInAnyCase(CardQuestion question) {
        boolean somethingInHand =
                question.of().exists(seat -> !table().side(seat).hand().cards().isEmpty());
        return question.zone() == Zone.DECK || question.zone() == Zone.HAND && question.optional() && somethingInHand;
    }

    private void lookInto(Zone zone) {
        if (zone != Zone.DISCARD_PILE) {
            play.looksAtHidden();
        }
    }

    /** Whoever is asked for cards of another's hand sees all of it. */
    private void look(CardQuestion question) {
        Seat of = question.of().get(0);
        if (question.zone() == Zone.HAND && !of.equals(question.asked())) {
            play.emit(new HandShown(
                    of, question.asked(), Array.ofAll(table().side(of).hand().cards())));
        }
    }

    /** The answer to a question that is asked now. Asked twice it has two answers, the first one given to the first. */
    private Option<Answer> answer(CardQuestion question) {
        int place = questions.count(question::equals);
        questions = questions.append(question);
        return frame.answers()
                .filter(answer -> answer.question().equals(question))
                .drop(place)
                .headOption();
    }

    private <T> Option<T> ask(Prompt prompt) {
        asked = asked.orElse(Option.some(prompt));
        return Option.none();
    }

    @Override
    public Option<Seq<Integer>> chooseInactiveTerrain() {
        if (terrains < frame.terrains().size()) {
            return Option.some(Array.of(frame.terrains().get(terrains++)));
        }
        Array<TerrainInPlay> inactive = table().side(scope.seat()).terrains().init();
        return inactive.size() <= 1
                ? Option.some(inactive.map(TerrainInPlay::id))
                : ask(new ChooseInactiveTerrain(scope.seat()));
    }

    @Override
    public void carryOut(int branch) {
        if (branch < 0 || branch >= effect.branches().size()) {
            throw new IllegalArgumentException("it has no branch " + branch);
        }
        afterwards(frame.into(branch));
    }

    @Override
    public int mode() {
        return Math.max(0, scope.aim().mode());
    }

    @Override
    @Rule("TO-8.38")
    public void resolveAsIfHeld(String item) {
        Card card = play.book()
                .catalogue()
                .find(item)
                .getOrElseThrow(() -> new IllegalArgumentException("this game has no card \"" + item + "\""));
        int first = card.profile().triggers().get(0);
        afterwards(new AimCopied(scope.asIfHeld(card, first)));
    }

    @Override
    @Rule("TO-8.35")
    public void damagePlayers(Seq<Seat> players, int amount) {
        if (amount <= 0 || players.isEmpty()) {
            return;
        }
        Array<PlayerHit> hits = Array.ofAll(players).map(player -> new PlayerHit(player, amount));
        play.emit(new PlayersDamaged(hits, scope.cause()));
        @Nullable Member dealer = table().find(scope.self());
        if (dealer != null) {
            hits.forEach(hit -> Harm.tellDamageToPlayer(play, dealer, hit));
        }
    }

    @Override
    public void healPlayer(Seat player, int amount) {
        Team team = table().team(player);
        int healed = Math.min(amount, team.mostHp() - team.hp());
        if (healed > 0) {
            play.emit(new PlayerHealed(player, healed, scope.cause()));
        }
    }

    @Override
    public void addActions(Seat player, int change) {
        int had = table().side(player).actions();
        int now = Math.max(0, had + change);
        if (now != had) {
            play.emit(new ActionsChanged(player, now - had, now, scope.cause()));
        }
    }

    @Override
    public void draw(Seat player, int cards) {
        Draws.draw(play, player, cards, scope.cause());
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
            play.emit(new CardsDiscarded(player, cards(cards), scope.cause()));
        }
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        Seq<Card> hand = table().side(player).hand().cards();
        if (!hand.isEmpty()) {
            Array<Card> chosen = play.dice().shuffle(hand).take(cards).sortBy(Card::id);
            play.emit(new CardsDiscarded(player, chosen, scope.cause()));
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
        lookInto(from);
        Side side = table().side(player);
        boolean there = Zones.cards(side, from).exists(card -> card.id().equals(id));
        CharacterCard card = play.book().catalogue().character(id).getOrNull();
        if (there && card != null && fits(player, card, hidden)) {
            int number = table().nextId();
            play.emit(new PutIntoPlay(player, number, card, from == Zone.HAND, hidden, side.insiders(), true));
        }
    }

    private boolean fits(Seat player, CharacterCard card, boolean hidden) {
        int afterwards = hidden ? table().supplyUsed(player) + 1 : table().supplyWith(player, card);
        boolean room = afterwards <= play.setting().format().supply();
        return room && (hidden || UniqueNames.free(play.setting().edition(), table().side(player), card));
    }

    @Override
    @Rule("TO-1.13")
    public Option<String> ownEventCard() {
        return scope.happening()
                .filter(happening -> happening.player().equals(scope.seat()))
                .flatMap(Happening::card);
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
        int target = scope.aim().target();
        table().sideOfTerrain(target)
                .forEach(owner -> owner.terrains()
                        .find(ground -> ground.id() == target)
                        .forEach(ground -> TerrainDepartures.leave(play, owner.seat(), ground)));
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
        if (table().battle().exists(battle -> !battle.cancelled() && affects(battle.attacker()))) {
            play.emit(new AttackCancelled());
        }
    }

    /** The attack of a Character that is Immune to this card is not touched by it. */
    @Rule("TO-8.19")
    private boolean affects(int attacker) {
        return table().member(attacker).forAll(member -> !table().immune(member, scope.kinds()));
    }
}
