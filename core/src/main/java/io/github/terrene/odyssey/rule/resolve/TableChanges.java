package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.EffectContext;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.TableVerbs;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.event.ArrivalEvent.PutIntoPlay;
import io.github.terrene.odyssey.event.ArrivalEvent.TokenCreated;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.event.ChainEvent.LinkCancelled;
import io.github.terrene.odyssey.event.CharacterEvent.CountersChanged;
import io.github.terrene.odyssey.event.PlayerEvent.PlayerHealed;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainSwitched;
import io.github.terrene.odyssey.event.TurnEvent.ActionsChanged;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.damage.Harm;
import io.github.terrene.odyssey.rule.upkeep.CountersOn;
import io.github.terrene.odyssey.rule.upkeep.TerrainDepartures;
import io.github.terrene.odyssey.rule.upkeep.UniqueNames;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Supply;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What an effect being resolved does to players and Terrains, to the chain and the battle, and what it puts into play. */
final class TableChanges implements TableVerbs {
    private final Play play;
    private final AbilityContext scope;

    TableChanges(Play play, AbilityContext scope) {
        this.play = play;
        this.scope = scope;
    }

    @Override
    @Rule("TO-8.35")
    public void damagePlayers(Seq<Seat> players, int amount) {
        int dealt = Given.amount("damagePlayers", amount);
        Array<Seat> damaged = Given.seats(play, "damagePlayers", players).filter(play.table()::plays);
        if (dealt == 0 || damaged.isEmpty()) {
            return;
        }
        Array<PlayerHit> hits = PlayerHit.each(play.table(), damaged, dealt);
        play.emit(new PlayersDamaged(hits, scope.cause()));
        @Nullable Member dealer = play.table().find(scope.self());
        if (dealer != null) {
            hits.forEach(hit -> Harm.tellDamageToPlayer(play, dealer, hit));
        }
    }

    @Override
    public void healPlayer(Seat player, int amount) {
        Team team = play.table().team(Given.seat(play, "healPlayer", player));
        int healed = Math.min(Given.amount("healPlayer", amount), team.mostHp() - team.hp());
        if (healed > 0 && !team.left()) {
            play.emit(new PlayerHealed(player, healed, team.hp() + healed, scope.cause()));
        }
    }

    @Override
    public void addActions(Seat player, int change) {
        Given.seat(play, "addActions", player);
        if (Math.abs((long) change) > Proofreader.MOST_POINTS) {
            throw new IllegalArgumentException("addActions: more Actions than a text can name: " + change);
        }
        int had = play.table().side(player).actions();
        int now = Math.max(0, Stat.counted(had + change));
        if (now != had && play.table().plays(player)) {
            play.emit(new ActionsChanged(player, now - had, now, scope.cause()));
        }
    }

    @Override
    @Rule({"TO-7.8", "TO-4.9"})
    public void putIntoPlay(Seat player, String id, Zone from, boolean hidden) {
        Given.seat(play, "putIntoPlay", player);
        Arguments.present("putIntoPlay", "card", id);
        if (Arguments.present("putIntoPlay", "zone", from) == Zone.DECK) {
            throw new IllegalArgumentException("putIntoPlay: nothing is put into play from a deck");
        }
        Zones.lookInto(from, play);
        Side side = play.table().side(player);
        boolean there = Zones.cards(side, from).exists(card -> card.id().equals(id));
        CharacterCard card = play.book().catalogue().character(id).getOrNull();
        if (there && card != null && fits(player, card, hidden)) {
            int number = play.table().nextId();
            play.emit(new PutIntoPlay(player, number, card, from == Zone.HAND, hidden, side.insiders(), true));
        }
    }

    @Override
    @Rule({"TO-1.10", "TO-7.8"})
    public void create(String token) {
        CharacterCard card = play.book()
                .catalogue()
                .character(Arguments.present("create", "token", token))
                .filter(CharacterCard::token)
                .getOrElseThrow(() -> new IllegalArgumentException("create: this game has no token \"" + token + "\""));
        if (fits(scope.seat(), card, false)) {
            play.emit(new TokenCreated(scope.seat(), play.table().nextId(), card));
        }
    }

    @Override
    public void switchTerrain(int terrain) {
        Option<Side> owner = play.table().sideOfTerrain(terrain);
        if (owner.exists(side -> !side.seat().equals(scope.seat()))) {
            throw new IllegalArgumentException("switchTerrain: Terrain " + terrain + " is another player's");
        }
        if (owner.exists(side -> side.activeTerrain().id() != terrain)) {
            play.emit(new TerrainSwitched(scope.seat(), terrain, false));
        }
    }

    @Override
    public void dismissTargetTerrain() {
        int target = scope.aim().target();
        play.table()
                .sideOfTerrain(target)
                .forEach(owner -> owner.terrains()
                        .find(ground -> ground.id() == target)
                        .forEach(ground -> TerrainDepartures.leave(play, owner.seat(), ground)));
    }

    @Override
    @Rule("TO-8.33")
    public void cancelAbility() {
        int link = scope.happening().map(Happening::subject).getOrElse(EffectContext.NOBODY);
        play.table()
                .chain()
                .links()
                .find(each -> each.number() == link)
                .forEach(each -> play.emit(new LinkCancelled(link, each.ability())));
    }

    @Override
    @Rule("TO-5.16")
    public void cancelAttack() {
        if (play.table().battle().exists(battle -> !battle.cancelled() && affects(battle.attacker()))) {
            play.emit(new AttackCancelled());
        }
    }

    /** The attack of a Character that is Immune to this card is not touched by it. */
    @Rule("TO-8.19")
    private boolean affects(int attacker) {
        return play.table().member(attacker).forAll(member -> !play.table().immune(member, scope.kinds()));
    }

    @Override
    public void putCountersOnThisCard(Counter counter, int number) {
        Counter kind = Given.counter("putCountersOnThisCard", counter);
        CountersOn.check("putCountersOnThisCard", number);
        boolean there = scope.source().kind() == Source.Kind.HELD
                ? play.table().findHolder(scope.source().number()) != null
                : play.table().find(scope.source().number()) != null;
        if (there) {
            int now = Stat.counted(scope.on(play.table()).counters(kind) + number);
            play.emit(new CountersChanged(scope.source(), kind, now, scope.cause()));
        }
    }

    private boolean fits(Seat player, CharacterCard card, boolean hidden) {
        int afterwards = hidden ? Supply.used(play.table(), player) + 1 : Supply.with(play.table(), player, card);
        boolean room = afterwards <= play.setting().format().supply();
        return room
                && (hidden
                        || UniqueNames.free(
                                play.setting().edition(), play.table().side(player), card));
    }
}
