package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.Assassins;
import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.EnergyCharacters;
import io.github.terrene.cards.base.Engineers;
import io.github.terrene.cards.base.Items;
import io.github.terrene.cards.base.OngoingCommands;
import io.github.terrene.cards.base.Terrains;
import io.github.terrene.cards.base.Warriors;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.ArrivalEvent.Recruited;
import io.github.terrene.odyssey.event.BattleEvent.BlockDeclared;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainSwitched;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What stands beside the name of a card agrees with it, and epithets are declined. */
@Rule("TO-11.1")
class GermanNamesTest {
    private static final Seat YOU = Seat.of(0);
    private static final Seat EMIL = Seat.of(1);
    private static final Catalogue CATALOGUE =
            Catalogue.ofSets(Array.of(new BaseSet())).get();
    private static final GameForms<GameConfig, Game, Action, Event, View> FORMS =
            TerreneOdyssey.duel(CATALOGUE).forms();
    private static final Known CARDS = Cards.of(CardForms.STANDARD.of(Card.class), CATALOGUE.all(), Card::name)
            .known();
    private static final Wording GERMAN =
            Wording.of("terrene-odyssey-duel", "de").get();

    /** Somebody's Character with the number 7 in play. */
    private static Known with(Seat seat, CharacterCard card, boolean recruited) {
        return with(new Known.Value(FORMS.types().of(Member.class), Member.entering(7, seat, card, recruited)));
    }

    private static Known with(Known.Value thing) {
        return new Known() {
            @Override
            public Option<Printed> card(String id) {
                return CARDS.card(id);
            }

            @Override
            public String player(Seat seat) {
                return seat.equals(EMIL) ? "Emil" : "Nora";
            }

            @Override
            public boolean you(Seat seat) {
                return seat.equals(YOU);
            }

            @Override
            public Option<Value> inPlay(long number) {
                return Option.when(number == 7, thing);
            }
        };
    }

    private static String told(Event event, Known known) {
        return GERMAN.tell(FORMS.event(), Array.of(event), known).head().said().text();
    }

    private static String blocks(Seat seat, CharacterCard card, boolean recruited) {
        return told(new BlockDeclared(seat, 7, Array.empty()), with(seat, card, recruited));
    }

    @Test
    void charactersAreMasculineFeminineOrNeuter() {
        assertThat(blocks(YOU, Warriors.JIN_THE_AMBITIOUS, true)).isEqualTo("Dein Jin der Ehrgeizige blockt.");
        assertThat(blocks(YOU, Warriors.OLIVIA_THE_GRACELESS, true)).isEqualTo("Deine Olivia die Plumpe blockt.");
        assertThat(blocks(YOU, Assassins.KNIFE_IN_THE_SHADOWS, true)).isEqualTo("Dein Messer im Schatten blockt.");
        assertThat(blocks(YOU, Warriors.JIN_THE_AMBITIOUS, false))
                .isEqualTo("Dein versteckter Jin der Ehrgeizige blockt.");
        assertThat(blocks(YOU, Warriors.OLIVIA_THE_GRACELESS, false))
                .isEqualTo("Deine versteckte Olivia die Plumpe blockt.");
        assertThat(blocks(YOU, Assassins.KNIFE_IN_THE_SHADOWS, false))
                .isEqualTo("Dein verstecktes Messer im Schatten blockt.");
        assertThat(blocks(EMIL, EnergyCharacters.RIKA_THE_VOLTAIC, true)).isEqualTo("Emils Rika die Geladene blockt.");
    }

    @Test
    void epithetsAreDeclined() {
        assertThat(told(
                        new Recruited(YOU, 7, Engineers.DEMATTEI_THE_ARCHITECT, 1),
                        with(YOU, Engineers.DEMATTEI_THE_ARCHITECT, true)))
                .isEqualTo("Du wirbst Demattei den Architekten an.");
        assertThat(GERMAN.why(Rejection.of("TO-8.32/cannot-pay", "{card}", Engineers.ZOWIE_THE_INGENUIC.name()), CARDS)
                        .text())
                .isEqualTo("die Kosten von Zowie der Erfinderischen können nicht ganz bezahlt werden");
        assertThat(GERMAN.why(Rejection.of("TO-8.32/cannot-pay", "{card}", Items.FIRE_BOMB.name()), CARDS)
                        .text())
                .isEqualTo("die Kosten von Feuerbombe können nicht ganz bezahlt werden");
    }

    @Test
    void aTerrainCanBePlural() {
        Known springs = with(new Known.Value(
                FORMS.types().of(TerrainInPlay.class), TerrainInPlay.of(7, Terrains.STEAM_FIELDS, true, 1)));
        assertThat(told(new TerrainSwitched(YOU, 7, false), springs)).isEqualTo("Du wechselst zu Dampffeldern.");
    }

    /** What a text names is called so, too, and is read as the same card; the card's own name is its own. */
    @Test
    void textsNameOtherCardsInGerman() {
        Wording naming = GERMAN.naming(CARDS.printed());
        Form<Card> form = CardForms.STANDARD.of(Card.class);
        String factory = CardSheet.write(Array.of(OngoingCommands.ENERGY_FACTORY), form, naming);
        assertThat(factory).startsWith("Energy Factory\n").contains("Erschaffe einen Spielstein „Energiefunke“.");
        assertThat(CardSheet.read(factory.replace("Energiefunke", "Energy Token"), form, naming)
                        .get())
                .containsExactly(OngoingCommands.ENERGY_FACTORY);
        assertThat(CardSheet.read(factory.replace("Energiefunke", "Energiewesen"), form, naming)
                        .get())
                .doesNotContain(OngoingCommands.ENERGY_FACTORY);
        assertThat(CardSheet.read(CardSheet.write(CATALOGUE.all(), form, naming), form, naming)
                        .get())
                .containsExactlyElementsOf(CATALOGUE.all());
    }
}
