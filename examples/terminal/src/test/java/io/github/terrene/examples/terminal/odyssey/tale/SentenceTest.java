package io.github.terrene.examples.terminal.odyssey.tale;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.ArrivalEvent.PutIntoPlay;
import io.github.terrene.odyssey.event.BattleEvent.AttackDeclared;
import io.github.terrene.odyssey.event.BattleEvent.BlockDeclared;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.event.ChainEvent.LinkCancelled;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.odyssey.event.DamageEvent.DefenseRestored;
import io.github.terrene.odyssey.event.DamageEvent.PreventionSpent;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Hit;
import io.github.terrene.odyssey.event.PlayerEvent.PlayerHealed;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.event.TurnEvent.DefenseDecayed;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.table.Until;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The sentences of single events, and how those that belong together become one. */
class SentenceTest {
    private static final Catalogue CARDS =
            Catalogue.ofSets(Array.of(new BaseSet())).get();
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final int INU = 1;
    private static final int ETHAN = 3;
    private static final Cause POTION = new Cause.Ability(
            new AbilityInPlay(Source.held(2), INU, CARDS.find("strength-potion").get(), 0));

    @Test
    @DisplayName("the printed example: a blocker is defeated with overkill, and the attacker gains XP")
    void example() {
        Departure inu = new Departure(INU, A, person("inu-the-inferno"), Option.some(potion()), Option.none());
        assertThat(told(
                        new AttackDeclared(B, ETHAN, A, 2, false, 20),
                        new BlockDeclared(A, INU, Array.empty()),
                        new DamageDealt(Array.of(new Hit(INU, 20, 0)), new Cause.Battle(ETHAN, INU)),
                        new CharactersDefeated(Array.of(inu), new Cause.Battle(ETHAN, INU)),
                        new PlayersDamaged(Array.of(new PlayerHit(A, 5, 35)), new Cause.Battle(ETHAN, INU)),
                        new XpGained(
                                ETHAN,
                                1,
                                ground().xpTree().get(0),
                                0,
                                new Cause.Defeat(Array.of(person("inu-the-inferno"))))))
                .isEqualTo(
                        "Ethan the Resilient attacks Gregory with 20 ATK. Inu the Inferno blocks and takes 20 damage:"
                                + " defeated (Strength Potion is lost, too), 5 overkill. Gregory falls to 35 HP."
                                + " Ethan gains 1 XP for defeating Inu: +5 ATK (Emberstadt).");
    }

    @Test
    @DisplayName("a blocker that takes nothing")
    void noDamage() {
        assertThat(told(new BlockDeclared(B, ETHAN, Array.empty()), new DefenseDecayed(Array.of(ETHAN))))
                .isEqualTo("Ethan the Resilient blocks and takes no damage.");
    }

    @Test
    @DisplayName("rare events have their sentences, too")
    void rare() {
        assertThat(told(new PlayerHealed(A, 5, 45, POTION)))
                .isEqualTo("Gregory gets back 5 HP (Strength Potion), now 45.");
        assertThat(told(new PreventionSpent(INU, 10, true))).isEqualTo("10 damage to Inu the Inferno is prevented.");
        assertThat(told(new DefenseRestored(Array.of(INU)))).isEqualTo("Inu the Inferno's DEF is back at 0.");
        assertThat(told(new PutIntoPlay(A, 50, person("scout"), true, false, Array.of(A), true)))
                .isEqualTo("Gregory puts Scout from hand into play.");
        assertThat(told(new PutIntoPlay(A, 50, Card.UNKNOWN, true, true, Array.of(A), false)))
                .isEqualTo("Gregory puts a Character from hand into play face-down.");
    }

    @Test
    @DisplayName("an ability that is answered and cancelled")
    void cancelled() {
        Link link = new Link(
                9,
                A,
                new AbilityInPlay(Source.held(2), INU, potion().card(), 0),
                Aim.NONE.at(ETHAN),
                Option.none(),
                false);
        assertThat(told(new Activated(link, 1, false), new LinkCancelled(9, link.ability())))
                .isEqualTo(
                        "Inu the Inferno uses Strength Potion on Ethan the Resilient. Strength Potion is cancelled.");
    }

    @Test
    @DisplayName("what an ability does names it, unless it was named just before")
    void causes() {
        Link link = new Link(
                9,
                A,
                new AbilityInPlay(Source.held(2), INU, potion().card(), 0),
                Aim.NONE.at(ETHAN),
                Option.none(),
                false);
        DamageDealt damage = new DamageDealt(Array.of(new Hit(ETHAN, 5, 15)), POTION);
        PlayersDamaged more = new PlayersDamaged(Array.of(new PlayerHit(B, 5, 45)), POTION);
        assertThat(told(new Activated(link, 1, false), damage, more))
                .isEqualTo("Inu the Inferno uses Strength Potion on Ethan the Resilient. Ethan takes 5 damage."
                        + " S.K. takes 5 damage: S.K. falls to 45 HP.");
        assertThat(told(damage)).isEqualTo("Ethan the Resilient takes 5 damage (Strength Potion).");
        Cause own = new Cause.Ability(new AbilityInPlay(Source.character(INU), INU, person("inu-the-inferno"), 0));
        assertThat(told(damage, new PlayersDamaged(Array.of(new PlayerHit(B, 5, 45)), own)))
                .isEqualTo("Ethan the Resilient takes 5 damage (Strength Potion). S.K. takes 5 damage (the ability of"
                        + " Inu the Inferno): S.K. falls to 45 HP.");
    }

    @Test
    @DisplayName("a change that lasts until somebody's next turn says whose")
    void whoseTurn() {
        Change change =
                new Change(new Alteration.StatChange(Stat.DEF, -5), new Until(Duration.START_OF_YOUR_NEXT_TURN, B, 7));
        assertThat(told(new CharactersChanged(Array.of(INU), change, POTION)))
                .isEqualTo("Inu the Inferno gets −5 DEF until the start of S.K.'s next turn (Strength Potion).");
    }

    private static String told(Event... events) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Paper paper = new Paper(new PrintStream(out, true, StandardCharsets.UTF_8), false, true);
        PlayerNames cast =
                PlayerNames.of(paper, Array.of("Gregory the Hoarder", "S.K. the Art Historian"), Option.none());
        Tale tale = new Tale(paper, cast, Detail.STORY);
        Table table = table();
        for (Event event : events) {
            Table next = event.applyTo(table);
            tale.tell(MatchTellers.GAME, event, table, next);
            table = next;
        }
        tale.paragraph();
        return out.toString(StandardCharsets.UTF_8)
                .replaceAll("\\s+", " ")
                .replace("•", "")
                .strip();
    }

    /** Inu and Ethan face each other on Emberstadt. */
    private static Table table() {
        Member inu = Member.entering(INU, A, person("inu-the-inferno"), true).withHeld(Option.some(potion()));
        Member ethan = Member.entering(ETHAN, B, person("ethan-the-resilient"), true);
        Array<Side> sides = Array.of(side(A, inu), side(B, ethan));
        Array<Team> teams = Array.of(new Team(Array.of(A), 40, 50), new Team(Array.of(B), 50, 50));
        return Table.before(sides, teams).withTurn(3).withActive(B).withNextId(50);
    }

    private static Side side(Seat seat, Member member) {
        return Side.before(seat, Array.of(seat), Pile.EMPTY)
                .withMembers(Array.of(member))
                .withHand(Pile.of(Array.of(person("scout"))))
                .withTerrains(Array.of(TerrainInPlay.of(20 + seat.index(), ground(), true, 0)));
    }

    private static Held potion() {
        return Held.faceDown(
                2, A, (AssignableCard) CARDS.find("strength-potion").get());
    }

    private static TerrainCard ground() {
        return (TerrainCard) CARDS.find("emberstadt").get();
    }

    private static CharacterCard person(String id) {
        return CARDS.character(id).get();
    }
}
