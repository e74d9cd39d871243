package io.github.terrene.examples.terminal.odyssey;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A person who is asked which happening an ability answers reads what happened. */
class OccurrenceTest {
    private static final Catalogue CARDS =
            Catalogue.ofSets(Array.of(new BaseSet())).get();
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final int INU = 1;
    private static final int ETHAN = 3;
    private static final int GONE = 9;
    private static final Card POTION = CARDS.find("strength-potion").get();
    private static final Link LINK =
            new Link(5, A, new AbilityInPlay(Source.held(2), INU, POTION, 0), Aim.NONE, Option.none(), false);

    @Test
    @DisplayName("what happened to whom, with all names and the amount")
    void told() {
        Happening damage = Happening.of(HappeningKind.BECOMES_DAMAGED, A, INU);
        assertThat(told(damage.to(A, 5))).isEqualTo("Inu the Inferno becomes damaged (5)");
        assertThat(told(Happening.of(HappeningKind.DEALS_DAMAGE_TO_PLAYER, B, ETHAN)
                        .to(A, 10)))
                .isEqualTo("Ethan the Resilient deals damage to you (10)");
        assertThat(told(Happening.of(HappeningKind.DEFEATS, B, ETHAN, GONE).about("sammy-the-agile")))
                .isEqualTo("Ethan the Resilient defeats Sammy the Agile");
        assertThat(told(Happening.of(HappeningKind.BECOMES_DAMAGED, B, GONE).to(B, 5)))
                .isEqualTo("a Character that is gone becomes damaged (5)");
        assertThat(told(LINK.activation())).isEqualTo("Strength Potion");
    }

    private static String told(Happening happening) {
        Paper paper =
                new Paper(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8), false, true);
        PlayerNames cast =
                PlayerNames.of(paper, Array.of("Gregory the Hoarder", "S.K. the Art Historian"), Option.some(A));
        Table table = table();
        Setting setting = new Setting(Format.DUEL, Options.standard(), Array.empty());
        View view = new View(A, setting, table, Agenda.EMPTY);
        return new Occurrence(new Things(Names.on(cast, table), view, CARDS)).of(happening);
    }

    private static Table table() {
        Array<Side> sides = Array.of(side(A, INU, "inu-the-inferno"), side(B, ETHAN, "ethan-the-resilient"));
        Array<Team> teams = Array.of(new Team(Array.of(A), 50, 50), new Team(Array.of(B), 50, 50));
        Table table = Table.before(sides, teams);
        return table.withChain(table.chain().plus(LINK));
    }

    private static Side side(Seat seat, int member, String id) {
        CharacterCard card = CARDS.character(id).get();
        return Side.before(seat, Array.of(seat), Pile.EMPTY)
                .withMembers(Array.of(Member.entering(member, seat, card, true)));
    }
}
