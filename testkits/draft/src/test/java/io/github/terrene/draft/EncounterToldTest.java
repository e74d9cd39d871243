package io.github.terrene.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.EncounterEvent.InTournament;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Word;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** An encounter is told by the names of its players, also their games, in which they sit at other seats. */
@Rule({"TO-14.9", "TO-14.19"})
class EncounterToldTest {
    private static final RandomEncounter RULES = RandomEncounter.of(DraftSpecimen.CATALOGUE);
    private static final Array<String> NAMES = Array.of("Ada", "Ben", "Cleo", "Dora");
    private static final Seat DORA = Seat.of(3);

    private static Narrator<EncounterAction, EncounterEvent> narrator(String language) {
        Cards cards = Cards.of(CardForms.STANDARD.of(Card.class), DraftSpecimen.CATALOGUE.all(), Card::name);
        return new Narrator<>(
                Wording.of(RULES.notation().game(), language).get(),
                cards,
                RULES.forms(),
                new Cast(NAMES, Option.some(DORA)));
    }

    /** All that is told to Dora of an encounter in which everybody plays at random; those of games with their players. */
    private static final class Evening {
        private final Narrator<EncounterAction, EncounterEvent> narrator;
        private final ArrayList<String> told = new ArrayList<>();

        Evening(String language) {
            this.narrator = narrator(language);
        }

        Evening played() {
            DraftConfig config = DraftConfig.basic(
                    NAMES.size(),
                    DraftSpecimen.CATALOGUE.cards(),
                    Options.standard().withTurnLimit(4));
            Step<Encounter, EncounterEvent> step = RULES.start(config, 5).get();
            Dice dice = Rng.of(5).dice();
            tell(step.state(), step);
            while (RULES.outcome(step.state()).isEmpty()) {
                Encounter before = step.state();
                Seat seat = RULES.deciders(before).head();
                step = RULES.apply(before, dice.pick(RULES.choices(before, seat)))
                        .get();
                tell(before, step);
            }
            return this;
        }

        private void tell(Encounter before, Step<Encounter, EncounterEvent> step) {
            Scene<EncounterAction> scene =
                    narrator.scene(RULES.shown(RULES.view(before, DORA)), RULES.shown(RULES.view(step.state(), DORA)));
            for (EncounterEvent event : step.events().flatMap(each -> RULES.told(each, DORA))) {
                Array<Sentence> sentences = narrator.tell(Array.of(event), scene);
                sentences.map(each -> each.said().text()).forEach(told::add);
                players(event).forEach(players -> assertThat(named(sentences)).isSubsetOf(players));
            }
        }

        private static Option<Seq<String>> players(EncounterEvent event) {
            return event instanceof InTournament played && played.event() instanceof TournamentEvent.InGame inGame
                    ? Option.some(inGame.players().map(Seat::toString))
                    : Option.none();
        }

        /** The letters of all players that are named, by name or as "you". */
        private static Seq<String> named(Array<Sentence> sentences) {
            return sentences
                    .flatMap(each -> each.said().words())
                    .filter(word -> word.kind() == Word.Kind.SEAT)
                    .map(Word::about);
        }
    }

    /** Dora has the highest seat of all, and so the second one in each of her games. */
    @Test
    void whoSitsAtSeatBOfAGameIsYou() {
        assertThat(new Evening("en").played().told)
                .contains("Draft, round 2: piles go to the right", "Round 1 of 2")
                .anyMatch(text -> text.matches("You pick .*"))
                .anyMatch(text -> text.matches("You gain \\d Actions?."))
                .anyMatch(text -> text.matches("(Ada|Ben|Cleo) gains \\d Actions?."))
                .anyMatch(
                        text -> text.matches("You win against \\w+\\.|\\w+ wins against you\\.|\\w+ and you draw\\."));
    }

    @Test
    void soItIsInGerman() {
        assertThat(new Evening("de").played().told)
                .contains("Draft, Runde 2: Die Stapel gehen nach rechts", "Runde 1 von 2")
                .anyMatch(text -> text.matches("Du nimmst .*"))
                .anyMatch(text -> text.matches("Du erhältst \\d Aktion(en)?."))
                .anyMatch(text -> text.matches(
                        "Du gewinnst gegen \\w+\\.|\\w+ gewinnt gegen dich\\.|Unentschieden zwischen \\w+ und dir\\."));
    }
}
