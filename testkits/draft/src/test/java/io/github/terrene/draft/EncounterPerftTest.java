package io.github.terrene.draft;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.perft.PerftFiles;
import io.github.terrene.testkit.perft.PerftSearch;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** The rules give the published counts of drafts and encounters of three players, with a pool of nine cards each several times. */
class EncounterPerftTest extends PerftFiles {
    private static final RandomEncounter ENCOUNTERS = EncounterSpecimen.RULES;
    private static final DraftRules DRAFTS = ENCOUNTERS.draft();
    private static final Array<String> CARDS = Array.of(
            "emberstadt",
            "fire-storm",
            "inu-the-inferno",
            "just-a-traveler",
            "sammy-the-agile",
            "olivia-the-graceless",
            "zane-the-ender",
            "haste-potion",
            "life-potion");

    /** 21 picks each. */
    private static final DraftConfig FEW = config(7);

    /** 30 picks each, of which decks of 20 are built. */
    private static final DraftConfig MANY = config(10);

    private static DraftConfig config(int copies) {
        Array<Card> cards = CARDS.map(id -> DraftSpecimen.CATALOGUE.find(id).get());
        return DraftConfig.of(
                3,
                Array.fill(copies, cards).flatMap(each -> each),
                Options.standard().withTurnLimit(4));
    }

    @Override
    protected Array<Rules<?, ?, ?, ?, ?>> rules() {
        return Array.of(DRAFTS, ENCOUNTERS);
    }

    @Override
    protected Array<PerftVector> positions() {
        return Array.of(
                draft("first picks", FEW, 6, draft -> true),
                draft(
                        "picks of the second round",
                        FEW,
                        6,
                        draft -> draft.table().round() == 2),
                draft("few cards in hand", FEW, 6, draft -> inHand(draft, 2)),
                draft("building decks", MANY, 8, draft -> draft.stage() instanceof Building),
                afterLeaving("one player has left", 6),
                encounter("last deck", 8, encounter -> lastDeck(encounter.draft())),
                encounter(
                        "first round of the tournament",
                        6,
                        encounter -> encounter.tournament().isDefined()),
                encounter("first turn of the tournament", 3, encounter -> turn(encounter, 1)),
                encounter("second round of the tournament", 4, encounter -> turn(encounter, 2)));
    }

    private static boolean inHand(Draft draft, int cards) {
        return draft.stage() instanceof Picking
                && draft.table().pile(Seat.of(0)).size() == cards;
    }

    private static boolean lastDeck(Draft draft) {
        return draft.stage() instanceof Building && draft.stage().awaited().size() == 1;
    }

    /** It is somebody's turn in the game of that round. */
    private static boolean turn(Encounter encounter, int round) {
        return encounter
                .tournament()
                .exists(tournament -> tournament.progress().roundNumber() == round
                        && tournament.games().exists(each -> each.exists(game -> game.prompt() instanceof TakeTurn)));
    }

    private static PerftVector draft(String name, DraftConfig config, int depth, Predicate<Draft> wanted) {
        return new PerftSearch<>(DRAFTS, seed -> config, Policy.uniform(DRAFTS)).first(name, depth, wanted);
    }

    private static PerftVector encounter(String name, int depth, Predicate<Encounter> wanted) {
        return new PerftSearch<>(ENCOUNTERS, seed -> MANY, Policy.uniform(ENCOUNTERS)).first(name, depth, wanted);
    }

    private static PerftVector afterLeaving(String name, int depth) {
        return PerftVector.of(
                ENCOUNTERS, name, FEW, 1, Array.of(new InDraft(new DraftAction.Leave(Seat.of(1)))), depth);
    }
}
