package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.rule.duel.Strength;
import io.github.terrene.carnage.rule.setup.Draft;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * Shows what a person is asked, and what it is about.
 *
 * @param paper where to
 * @param menu what may be chosen, and what the person sees
 */
record Inquiry(Paper paper, Menu menu) {
    void ask() {
        View view = menu.view();
        menu.phrases().draft().forEach(this::draft);
        view.question().forEach(this::question);
        if (view.table().duel().isDefined() && view.question().isEmpty()) {
            lay(view.table().duel().get());
        } else if (menu.phrases().draft().isEmpty() && view.question().isEmpty()) {
            Purse purse = view.own().purse();
            strong("What do you do? You have " + purse.ap() + " AP and " + Names.number(purse.shards(), "shard") + ".");
        }
    }

    private void strong(String words) {
        paper.wrapped("", "  ", paper.paint(Ink.STRONG, words));
    }

    private Speech speech() {
        return menu.phrases().speech();
    }

    private void draft(Draft draft) {
        boolean legends = draft.stage() == Draft.Stage.LEGENDS;
        if (draft.keptLegends().nonEmpty()) {
            paper.wrapped("Kept so far: ", "    ", kept(draft) + ".");
        }
        if (menu.legal().size() == 1) {
            strong("No more " + (legends ? "Legends" : "Relics") + " can be kept.");
            if (!legends) {
                paper.line(paper.paint(Ink.FAINT, "  Both spearheads are shown next; until then you can undo."));
            }
            return;
        }
        strong("Which " + (legends ? "Legends" : "Relics, and for whom,")
                + " do you keep? At most three of different names, worth 10 shards in all.");
        paper.line(paper.paint(Ink.FAINT, "  Name them from above to below: what you pass over is not offered again."));
        if (legends) {
            paper.wrapped(
                    "  Relics come next: ", "    ", Names.list(draft.relics().map(Card::name)) + ".");
        }
    }

    /** The kept Legends with their levels, and the Relics they were given. */
    private static String kept(Draft draft) {
        return draft.keptLegends()
                .zipWithIndex((legend, i) -> inShort(draft.legends().get(legend))
                        + draft.keptRelics()
                                .find(relic -> relic.place() == i + 1)
                                .map(relic -> " with " + inShort(draft.relics().get(relic.relic())))
                                .getOrElse(""))
                .mkString(", ");
    }

    private static String inShort(Card card) {
        return card.name() + " (level " + card.level() + ")";
    }

    /** What both sides have ordered, and what each fighter counts. */
    private void orders(Duel duel) {
        Array.of(duel.attacker(), duel.defender())
                .filter(seat -> duel.order(seat).nonEmpty())
                .forEach(seat -> paper.wrapped(
                        "  ",
                        "    ",
                        Paper.capital(speech().whose(seat)) + " order: "
                                + Array.rangeClosed(1, Duel.ROUNDS)
                                        .map(round -> fighter(duel, seat, round))
                                        .mkString(", ")));
    }

    private String fighter(Duel duel, Seat seat, int round) {
        String name = speech().fighter(duel, seat, round);
        return duel.fighter(seat, round) == 0 ? name : name + " " + counts(duel, seat, duel.fighter(seat, round));
    }

    private String counts(Duel duel, Seat seat, int fighter) {
        View view = menu.view();
        Side side = view.table().side(seat);
        return new Letters(paper)
                .of(
                        view.table(),
                        duel.monsters(seat)
                                ? side.domain().nest().get(fighter - 1).values()::in
                                : element -> Strength.standing(
                                        side, fighter, view.options().awakening(), element));
    }

    private void lay(Duel duel) {
        orders(duel);
        strong("Which Element cards do you lay for rounds 1, 2 and 3? In brackets your strength.");
    }

    private void question(Question asked) {
        menu.view().table().duel().filter(duel -> duel.fought().isEmpty()).forEach(this::orders);
        Array<String> looked = ChoicePhrases.looked(menu.view());
        if (looked.nonEmpty()) {
            paper.line(
                    "You see " + Speech.elements(looked.flatMap(menu.phrases().catalogue()::elementCard))
                            + (looked.size() > 1 ? ", from the top." : "."));
        }
        strong(words(asked.about()));
    }

    private String words(String about) {
        return switch (about) {
            case "draw" -> "From which deck do you draw?";
            case "sword" -> "Your Element card is higher: do you begin?";
            case "order" -> "Who acts in rounds 1, 2 and 3?";
            case "block" -> "Do you block?";
            case "keep" ->
                beaten() + " was beaten: do you keep it? You have "
                        + menu.view().own().purse().raiven() + " Raïven.";
            case "ascend" -> "Which of your Legends ascends to the Pantheon?";
            case "replace" -> "Does a Legend of your hand take the place, for a Raïven?";
            case "pillar" -> "Your pillar is complete: which Location of that element goes to the Pantheon?";
            case "location" -> "Which Location does the opponent lose?";
            case "save" -> "Your Monsters have lost: which one goes to the Pantheon?";
            case "elements" -> "What goes back on top of your Element deck?";
            case "burn" -> "Do you burn another card?";
            case "discard" -> "Which card do you discard?";
            case "exchange" -> "Which two fighters of the opponent change places?";
            case "element" -> "Which element?";
            default -> "Which one?";
        };
    }

    /** The Legend whose loss is settled now. */
    private String beaten() {
        return menu.view().subject().map(Card::name).getOrElse("Your Legend");
    }
}
