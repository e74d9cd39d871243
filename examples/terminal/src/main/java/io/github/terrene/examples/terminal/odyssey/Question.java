package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.activate.Aiming;
import io.github.terrene.odyssey.rule.resolve.AnswerQuestion;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.rule.setup.PartyDraft;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Supply;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Shows what a person is asked, and what it is about.
 *
 * @param paper where to
 * @param cast the players
 * @param view what the person sees
 */
record Question(Paper paper, PlayerNames cast, View view) {

    void ask() {
        Option<Prompt> prompt = Option.of(view.agenda().prompt());
        String words = prompt.map(this::words).getOrElse("Choose:");
        paper.line(paper.paint(Ink.STRONG, words));
        prompt.forEach(this::text);
        view.table().battle().forEach(this::battle);
        chain();
    }

    private String words(Prompt prompt) {
        return switch (prompt.key()) {
            case "party" -> party(prompt);
            case "starter" -> "You rolled highest. Who goes first?";
            case "action" -> turn();
            case "response" -> "Do you respond?";
            case "ability" -> "Do you use an ability that waited for this?";
            case "block" -> "Who blocks?";
            case "slowed" -> "Your attacker is Slowed now. Pay for it?";
            case "supply" -> "You are over the supply limit. Whom do you dismiss?";
            case "gain" -> "Which gain?";
            case "card" -> card(prompt);
            case "terrain" -> "Which Terrain?";
            case "happening" -> "What does it answer?";
            case "target" -> "Which target?";
            default -> "What next?";
        };
    }

    private String party(Prompt prompt) {
        PartyDraft draft = prompt instanceof ChooseParty party ? party.of(view.seat()) : PartyDraft.EMPTY;
        int taken = draft.slots().size();
        int needed = view.setting().format().partySize();
        if (draft.handing()) {
            return "Your starting party: what does Character " + taken + " hold?";
        }
        return taken == needed
                ? "Your starting party: on which Terrain?"
                : "Your starting party: Character " + (taken + 1) + " of " + needed + "?";
    }

    private String turn() {
        int actions = view.own().actions();
        int limit = view.setting().format().supply();
        return "Your turn: " + Phrase.times(actions, "Action") + " left, supply "
                + Supply.used(view.table(), view.seat()) + " of " + limit + ".";
    }

    private static String card(Prompt prompt) {
        return prompt instanceof AnswerQuestion asked
                ? "Choose "
                        + (asked.question().number() == 1
                                ? "a card"
                                : asked.question().number() + " cards") + " from the "
                        + asked.question().zone().label() + ":"
                : "Choose a card:";
    }

    private void battle(Battle battle) {
        Names names = Names.on(cast, view.table());
        String blocker = battle.blocker() == CardNumbers.NONE ? "" : ", blocked by " + names.full(battle.blocker());
        paper.line("  Under way: " + names.full(battle.attacker()) + atk(battle) + " attacks "
                + cast.player(battle.defender()) + blocker + (battle.cancelled() ? " (cancelled)" : "") + ".");
    }

    private String atk(Battle battle) {
        return view.table()
                .member(battle.attacker())
                .map(member -> " (ATK " + view.table().stat(member, Stat.ATK) + ")")
                .getOrElse("");
    }

    /** The text of the ability that is being aimed or paid for. */
    private void text(Prompt prompt) {
        if (prompt instanceof Aiming aiming) {
            TriggerAbility trigger = aiming.trigger();
            paper.wrapped("  ", "    ", Printed.of(aiming.ability().card(), trigger));
        }
    }

    private void chain() {
        Names names = Names.on(cast, view.table());
        Array<Link> links = view.table().chain().links();
        if (!links.isEmpty()) {
            Array<String> waiting = links.reverse().map(link -> names.ability(link) + aim(names, link));
            paper.wrapped("  ", "    ", "To be resolved: " + waiting.mkString(", then ") + ".");
        }
    }

    private static String aim(Names names, Link link) {
        int target = link.aim().target();
        return target == CardNumbers.NONE ? "" : " on " + names.full(target);
    }
}
