package io.github.terrene.draft;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.Entrant;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.draft.tournament.TournamentConfig;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.draft.tournament.TournamentTable;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Random Encounter: players draft, build decks, and play a tournament with them.
 *
 * <pre>{@code
 * RandomEncounter rules = RandomEncounter.of(catalogue);
 * DraftConfig config = DraftConfig.basic(8, catalogue.printed(), Options.standard());
 * Step<Encounter, EncounterEvent> start = rules.start(config, 7).get();
 * Seq<EncounterAction> picks = rules.choices(start.state(), Seat.of(0));
 * }</pre>
 *
 * <p>When the last deck is handed in the tournament begins in the same step. {@link #draft} and {@link #tournament} are the rules of the two
 * parts, which can be used by themselves.
 */
public final class RandomEncounter
        implements Rules<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> {
    /** A game of the tournament: a duel by all but its decks (14.6, 14.13). */
    @Rule({"TO-14.7", "TO-14.13"})
    public static final Format FORMAT = new Format(
            "draft",
            Format.DUEL.teams(),
            Format.DUEL.supply(),
            Format.DUEL.partySize(),
            Format.DUEL.hp(),
            Format.DUEL.noFirstAttack(),
            "TO-14.7");

    private static final int DRAFT = 0;
    private static final int TOURNAMENT = 1;

    private final DraftRules draft;
    private final TournamentRules tournament;
    private final EncounterNotation notation;

    private RandomEncounter(DraftRules draft, TournamentRules tournament) {
        this.draft = draft;
        this.tournament = tournament;
        this.notation = new EncounterNotation(draft, tournament);
    }

    /** Encounters with the cards of a catalogue. */
    public static RandomEncounter of(Catalogue catalogue) {
        return new RandomEncounter(DraftRules.of(catalogue), TournamentRules.of(games(catalogue)));
    }

    /** The rules of the games of an encounter, with decks as they are built from picks. */
    @Rule({"TO-14.6", "TO-14.13"})
    public static TerreneOdyssey games(Catalogue catalogue) {
        return TerreneOdyssey.of(StandardRules.of(FORMAT, catalogue), DeckRules.DRAFTED);
    }

    /** The rules of the draft. */
    public DraftRules draft() {
        return draft;
    }

    /** The rules of the tournament. */
    public TournamentRules tournament() {
        return tournament;
    }

    /** Everything wrong with a configuration, at most {@link Problem#MOST} problems and one that says how many more there are. */
    @Rule({"TO-14.1", "TO-14.3", "TO-14.15"})
    public Seq<Problem> problems(DraftConfig config) {
        return draft.problems(config);
    }

    @Override
    public Either<Seq<Problem>, Opening<Encounter, EncounterEvent>> open(DraftConfig config) {
        return draft.open(config).map(this::opening);
    }

    private Opening<Encounter, EncounterEvent> opening(Opening<Draft, DraftEvent> drafts) {
        return seed -> {
            Rng rng = Rng.of(seed);
            Step<Draft, DraftEvent> step = drafts.start(rng.split(DRAFT).state());
            return proceed(new Encounter(step.state(), Option.none(), rng), step);
        };
    }

    /** After a step of the draft: with the last deck the tournament begins, unless only one player is left. */
    @Rule({"TO-14.6", "TO-14.16"})
    private Step<Encounter, EncounterEvent> proceed(Encounter before, Step<Draft, DraftEvent> step) {
        Draft now = step.state();
        Array<EncounterEvent> events = Array.ofAll(step.events()).map(EncounterEvent.InDraft::new);
        if (!now.hasDecks()) {
            return new Step<>(new Encounter(now, Option.none(), before.rng()), events, step.undoable());
        }
        Step<Tournament, TournamentEvent> first = tournament
                .opening(tournamentConfig(now))
                .start(before.rng().split(TOURNAMENT).state());
        return new Step<>(
                new Encounter(now, Option.some(first.state()), before.rng()),
                events.appendAll(first.events().map(EncounterEvent.InTournament::new)),
                false);
    }

    /** The tournament of a draft that is over. Nobody is told what its players picked and left out. */
    @Rule({"TO-14.6", "TO-14.15"})
    static TournamentConfig tournamentConfig(Draft draft) {
        return new TournamentConfig(
                draft.config().options(),
                Seat.first(draft.table().players())
                        .map(seat ->
                                draft.table().deck(seat).map(cards -> Entrant.of(new Deck("seat " + seat, cards)))));
    }

    @Override
    public Seq<Seat> seats(Encounter encounter) {
        return draft.seats(encounter.draft());
    }

    @Override
    public Seq<Decision> pending(Encounter encounter) {
        return encounter.tournament().isEmpty()
                ? draft.pending(encounter.draft())
                : tournament.pending(encounter.tournament().get());
    }

    @Override
    public Seq<Seat> deciders(Encounter encounter) {
        return encounter.tournament().isEmpty()
                ? draft.deciders(encounter.draft())
                : tournament.deciders(encounter.tournament().get());
    }

    @Override
    public Seq<EncounterAction> legal(Encounter encounter, Seat seat) {
        return encounter.tournament().isEmpty()
                ? draft.legal(encounter.draft(), seat).map(InDraft::new)
                : tournament.legal(encounter.tournament().get(), seat).map(InTournament::new);
    }

    @Override
    public Moves<Encounter, EncounterAction, EncounterEvent> moves(Encounter encounter, Seat seat) {
        if (encounter.tournament().isEmpty()) {
            Moves<Draft, DraftAction, DraftEvent> inDraft = draft.moves(encounter.draft(), seat);
            return Moves.at(inDraft.map(InDraft::new), place -> proceed(encounter, inDraft.step(place)));
        }
        Moves<Tournament, TournamentAction, TournamentEvent> played =
                tournament.moves(encounter.tournament().get(), seat);
        return Moves.at(played.map(InTournament::new), place -> played(encounter, played.step(place)));
    }

    @Override
    public Seq<Rejection> whyNot(Encounter encounter, EncounterAction action) {
        if (action == null || !action.isComplete()) {
            return Array.of(notation.incomplete("TO-14.5", action));
        }
        if (action instanceof InDraft inDraft) {
            return draft.whyNot(encounter.draft(), inDraft.action());
        }
        return encounter.tournament().isEmpty()
                ? Array.of(
                        encounter.draft().over()
                                ? Rejection.of("TO-14.16/over", "the encounter is over")
                                : Rejection.of("TO-14.9/not-begun", "the tournament has not begun"))
                : tournament.whyNot(encounter.tournament().get(), ((InTournament) action).action());
    }

    @Override
    public Seq<Refused<EncounterAction>> refused(Encounter encounter, Seat seat) {
        return encounter.tournament().isEmpty()
                ? draft.refused(encounter.draft(), seat).map(each -> each.map(InDraft::new))
                : tournament.refused(encounter.tournament().get(), seat).map(each -> each.map(InTournament::new));
    }

    @Override
    public Either<Seq<Rejection>, Step<Encounter, EncounterEvent>> apply(Encounter encounter, EncounterAction action) {
        if (action instanceof InDraft inDraft && action.isComplete()) {
            return draft.apply(encounter.draft(), inDraft.action()).map(step -> proceed(encounter, step));
        }
        return action instanceof InTournament inTournament
                        && action.isComplete()
                        && encounter.tournament().isDefined()
                ? tournament
                        .apply(encounter.tournament().get(), inTournament.action())
                        .map(step -> played(encounter, step))
                : Either.left(whyNot(encounter, action));
    }

    private static Step<Encounter, EncounterEvent> played(Encounter before, Step<Tournament, TournamentEvent> step) {
        return new Step<>(
                new Encounter(before.draft(), Option.some(step.state()), before.rng()),
                Array.ofAll(step.events()).map(EncounterEvent.InTournament::new),
                step.undoable());
    }

    /**
     * Hands in a whole deck, or says everything that is wrong with it.
     *
     * <p>It is one step. A program that keeps a {@link io.github.terrene.kernel.play.Timeline}, which holds single moves, should play {@link
     * DraftRules#deckActions} one after another: the resulting state is the same.
     *
     * @param deck in any order, copies repeated; it is read once
     * @return what it leads to; problems if the deck is not one that the picks allow, or it is not the time. A seat or deck that is missing
     *     ({@code null}) is a problem, too, by 14.6
     */
    @Rule({"TO-14.6", "TO-14.17"})
    public Either<Seq<Problem>, Step<Encounter, EncounterEvent>> handIn(
            Encounter encounter, @Nullable Seat seat, @Nullable Iterable<? extends Card> deck) {
        return draft.handIn(encounter.draft(), seat, deck).map(step -> proceed(encounter, step));
    }

    /** The games of the round under way, for a host that plays them elsewhere; none before the tournament. */
    @Rule("TO-14.9")
    public Array<TournamentTable> tables(Encounter encounter) {
        return encounter.tournament().map(tournament::tables).getOrElse(Array.empty());
    }

    @Override
    public Option<Outcome> outcome(Encounter encounter) {
        return encounter.tournament().fold(() -> draft.outcome(encounter.draft()), tournament::outcome);
    }

    @Override
    public EncounterView view(Encounter encounter, Seat seat) {
        return new EncounterView(
                draft.view(encounter.draft(), seat), encounter.tournament().map(each -> tournament.view(each, seat)));
    }

    @Override
    public Seq<Seat> awaited(EncounterView view) {
        return view.tournament().isEmpty()
                ? draft.awaited(view.draft())
                : tournament.awaited(view.tournament().get());
    }

    @Override
    public EncounterEvent seenBy(EncounterEvent event, Seat seat) {
        return event.seenBy(seat);
    }

    @Override
    @Rule("TO-14.19")
    public Option<EncounterEvent> told(EncounterEvent event, Seat seat) {
        return event.toldTo(seat) ? Option.some(event.seenBy(seat)) : Option.none();
    }

    /** The pool does not matter: which cards there are stands in the view. */
    @Override
    public Encounter imagine(EncounterView view, CardPool pool, Rng rng) {
        return new EncounterImagination(draft, tournament).of(view, rng);
    }

    @Override
    public CardPool pool(DraftConfig config) {
        return draft.pool(config);
    }

    @Override
    public Seat actor(EncounterAction action) {
        return action.seat();
    }

    @Override
    public boolean concedes(EncounterAction action) {
        return action instanceof InDraft inDraft
                ? draft.concedes(inDraft.action())
                : tournament.concedes(((InTournament) action).action());
    }

    @Override
    public Notation<DraftConfig, Encounter, EncounterAction> notation() {
        return notation;
    }

    /**
     * Turns a way to play single games into one to play encounters: cards are picked and decks built at random, each choice equally likely,
     * and a player leaves only if nothing else can be done.
     */
    public static Policy<Encounter, EncounterAction> policy(Policy<? super Game, ? super Action> inGames) {
        return new EncounterPolicy(TournamentRules.policy(inGames));
    }

    /**
     * Puts an agent for drafts and agents for games together to one that plays encounters.
     *
     * @param drafter picks and builds the deck
     * @param players makes an agent at the first decision of a game, as {@link TournamentRules#agent} says
     * @return an agent for one seat of one encounter
     */
    public static Agent<EncounterView, EncounterAction, EncounterEvent> agent(
            Agent<? super DraftView, DraftAction, ? super DraftEvent> drafter,
            Function<? super TournamentView, ? extends Agent<? super View, Action, ? super Event>> players) {
        return Agent.inside(
                drafter,
                EncounterView::draft,
                action -> action instanceof InDraft inDraft ? Option.some(inDraft.action()) : Option.none(),
                event -> event instanceof EncounterEvent.InDraft inDraft ? Option.some(inDraft.event()) : Option.none(),
                Agent.inside(
                        TournamentRules.agent(players),
                        view -> view.tournament().get(),
                        action -> action instanceof InTournament played ? Option.some(played.action()) : Option.none(),
                        event -> event instanceof EncounterEvent.InTournament played
                                ? Option.some(played.event())
                                : Option.none(),
                        (view, legal, rng) -> legal.head()));
    }
}
