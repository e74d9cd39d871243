package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Dialogue;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.GameDialogue;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.play.Player;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** A person who drafts, builds a deck and plays their games of the tournament. */
public final class DraftPerson implements Player<Encounter, EncounterAction, EncounterEvent> {
    private final RandomEncounter rules;
    private final Seat seat;
    private final Input input;
    private final Paper paper;
    private final PlayerNames cast;
    private final Narrator narrator;
    private final Passed passed;

    /**
     * A person.
     *
     * @param input where the person types
     * @param narrator shows what has been told so far before anything is asked
     */
    public DraftPerson(
            RandomEncounter rules, Seat seat, Input input, Paper paper, PlayerNames cast, Narrator narrator) {
        this.rules = rules;
        this.seat = seat;
        this.input = input;
        this.paper = paper;
        this.cast = cast;
        this.narrator = narrator;
        this.passed = new Passed(seat);
    }

    @Override
    public void observe(EncounterEvent event) {
        if (event instanceof EncounterEvent.InDraft inDraft) {
            passed.observe(inDraft.event());
        }
    }

    @Override
    public Reply<EncounterAction> decide(Timeline<Encounter, EncounterAction, EncounterEvent> encounter, Rng rng) {
        narrator.pause();
        Encounter now = encounter.state();
        return now.tournament().isEmpty()
                ? as(drafted(encounter), InDraft::new, new InDraft(new DraftAction.Leave(seat)))
                : as(
                        played(encounter),
                        action -> new InTournament(new Play(seat, action)),
                        new InTournament(new TournamentAction.Leave(seat)));
    }

    private Reply<DraftAction> drafted(Timeline<Encounter, EncounterAction, EncounterEvent> encounter) {
        DraftView view = rules.view(encounter.state(), seat).draft();
        if (view.stage() instanceof Building) {
            return new Dialogue<DraftAction, DeckCommand>(paper, DeckCommand.class, "draft")
                    .until(input, new DeckTalk(rules.draft(), view, List.of(Array.empty()), paper));
        }
        return new Dialogue<DraftAction, PickCommand>(paper, PickCommand.class, "draft")
                .until(
                        input,
                        new PickTalk(
                                view,
                                passed,
                                rules.draft().catalogue(),
                                paper,
                                cast,
                                () -> encounter.undo(rules, seat)));
    }

    private Reply<Action> played(Timeline<Encounter, EncounterAction, EncounterEvent> encounter) {
        TournamentView view = rules.view(encounter.state(), seat).tournament().get();
        Fixture fixture = view.progress().round().gameOf(seat).get();
        View game = view.game().get();
        Deck deck = view.own().get().deck();
        StartingParty party = Parties.of(deck.cards(), view.options().edition());
        PartyPlan plan = PartyPlan.of(game.seat(), party, party.slots().size());
        return new GameDialogue(Option.some(plan), input, paper, Players.inside(cast, fixture))
                .decide(new TournamentReferee(rules, encounter, seat), game, inGame(encounter.state()));
    }

    private Seq<Action> inGame(Encounter now) {
        return rules.legal(now, seat).flatMap(DraftPerson::inGame);
    }

    /** What an action does in the game of the player; none if it is about something else. */
    static Option<Action> inGame(EncounterAction action) {
        return action instanceof InTournament played && played.action() instanceof Play play
                ? Option.some(play.action())
                : Option.none();
    }

    private static <A> Reply<EncounterAction> as(
            Reply<A> reply, Function<A, EncounterAction> outer, EncounterAction leaving) {
        return switch (reply.kind()) {
            case ACT -> Reply.act(reply.actions().map(outer));
            case LEAVE -> Reply.act(Array.of(leaving));
            case UNDO -> Reply.undo();
            case QUIT -> Reply.quit();
        };
    }
}
