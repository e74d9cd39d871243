package io.github.terrene.draft;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftTable;
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
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.compose.Part;
import io.github.terrene.kernel.compose.Then;
import io.github.terrene.kernel.compose.Wrapping;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
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
 * DraftConfig config = DraftConfig.basic(8, catalogue.cards(), Options.standard());
 * Step<Encounter, EncounterEvent> start = rules.start(config, 7).get();
 * Seq<EncounterAction> picks = rules.choices(start.state(), Seat.of(0));
 * }</pre>
 *
 * <p>When the last deck is handed in, the tournament begins in the same step. {@link #draft} and {@link #tournament} are the rules of the two
 * parts, which can be used on their own.
 */
public final class RandomEncounter
        extends Then<
                DraftConfig,
                Draft,
                DraftView,
                TournamentConfig,
                Tournament,
                TournamentView,
                Encounter,
                EncounterAction,
                EncounterEvent,
                EncounterView> {
    /** The format of a game of the tournament: a duel in everything but its decks (14.6, 14.13). */
    @Rule({"TO-14.7", "TO-14.13"})
    public static final Format FORMAT = new Format(
            "draft",
            Format.DUEL.teams(),
            Format.DUEL.supply(),
            Format.DUEL.partySize(),
            Format.DUEL.hp(),
            Format.DUEL.noFirstAttack(),
            "TO-14.7");

    private static final String ACTING = "TO-14.5";
    private static final Wrapping<DraftAction, EncounterAction, InDraft> DRAFTING =
            new Wrapping<>(InDraft.class, InDraft::new, InDraft::action);
    private static final Wrapping<DraftEvent, EncounterEvent, EncounterEvent.InDraft> DRAFTED =
            new Wrapping<>(EncounterEvent.InDraft.class, EncounterEvent.InDraft::new, EncounterEvent.InDraft::event);
    private static final Wrapping<TournamentAction, EncounterAction, InTournament> PLAYING =
            new Wrapping<>(InTournament.class, InTournament::new, InTournament::action);
    private static final Wrapping<TournamentEvent, EncounterEvent, EncounterEvent.InTournament> PLAYED = new Wrapping<>(
            EncounterEvent.InTournament.class, EncounterEvent.InTournament::new, EncounterEvent.InTournament::event);

    private final DraftRules draft;
    private final TournamentRules tournament;
    private final CardNotation<DraftConfig, Encounter, EncounterAction> notation;

    private RandomEncounter(DraftRules draft, TournamentRules tournament) {
        super(
                new Part<>("draft", draft, DRAFTING, DRAFTED),
                new Part<>("tournament", tournament, tournament::opening, PLAYING, PLAYED),
                Encounter::new,
                EncounterView::new,
                ACTING);
        this.draft = draft;
        this.tournament = tournament;
        this.notation = EncounterNotation.of(tournament.game().notation().types(), draft, texts());
    }

    /** Encounters with the cards of a catalogue. */
    public static RandomEncounter of(Catalogue catalogue) {
        return new RandomEncounter(DraftRules.of(catalogue), TournamentRules.of(games(catalogue)));
    }

    /** The rules of the games of an encounter, with decks that are built from picks. */
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

    /** The tournament of a draft that is over, unless only one player is left. Nobody is told what its players picked and left out. */
    @Override
    @Rule({"TO-14.6", "TO-14.15", "TO-14.16"})
    protected Option<TournamentConfig> next(Draft state) {
        return Option.when(
                state.hasDecks(),
                () -> new TournamentConfig(
                        state.config().options(),
                        Seat.first(state.table().players())
                                .map(seat -> state.table()
                                        .deck(seat)
                                        .map(cards -> Entrant.of(new Deck("seat " + seat, cards))))));
    }

    @Override
    @Rule({"TO-14.9", "TO-14.16"})
    protected Rejection tooEarly(Draft state) {
        return state.over()
                ? Rejection.of("TO-14.16/over", "the encounter is over")
                : Rejection.of("TO-14.9/not-begun", "the tournament has not begun");
    }

    @Override
    protected Option<Rejection> incomplete(@Nullable EncounterAction action) {
        return Option.of(notation.incomplete(ACTING, action));
    }

    /** The cards of the pool that the seat does not see are exactly those that others have. */
    @Override
    @Rule("TO-14.19")
    protected Draft imaginedEnd(DraftView view, TournamentView now, CardPool pool, Rng rng) {
        DraftTable table = view.table().unmasked(ImaginedDecks.of(view, now.seenDecks(draft.catalogue()), rng.dice()));
        return new Draft(view.config(), table, view.stage(), Array.empty());
    }

    @Override
    protected Tournament configured(Tournament imagined, TournamentConfig config) {
        return imagined.configured(config);
    }

    /**
     * Hands in a whole deck, or says everything that is wrong with it.
     *
     * <p>It is one step. A program that keeps a {@link io.github.terrene.kernel.play.Timeline}, which holds single moves, should play {@link
     * DraftRules#deckActions} one after another: the resulting state is the same.
     *
     * @param deck the cards in any order, copies repeated; it is read once
     * @return what it leads to; problems if the picks do not allow the deck, or if it is not the time. A seat or deck that is missing ({@code
     *     null}) is a problem, too, by 14.6
     */
    @Rule({"TO-14.6", "TO-14.17"})
    public Either<Seq<Problem>, Step<Encounter, EncounterEvent>> handIn(
            Encounter encounter, @Nullable Seat seat, @Nullable Iterable<? extends Card> deck) {
        return draft.deckActions(encounter.draft(), seat, deck)
                .map(actions -> applyAll(encounter, actions.map(InDraft::new)).get());
    }

    /** The games of the round under way, for a host that plays them elsewhere; none before the tournament. */
    @Rule("TO-14.9")
    public Array<TournamentTable> tables(Encounter encounter) {
        return encounter.tournament().map(tournament::tables).getOrElse(Array.empty());
    }

    @Override
    public ShownEncounter shown(EncounterView view) {
        return view.shown();
    }

    @Override
    public Notation<DraftConfig, Encounter, EncounterAction> notation() {
        return notation;
    }

    @Override
    public GameForms<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> forms() {
        return notation.forms(EncounterEvent.class, EncounterView.class, ShownEncounter.class)
                .offering(EncounterOffer.class);
    }

    /**
     * Turns a policy for single games into one for encounters: cards are picked and decks built uniformly at random, and a player leaves only
     * if nothing else can be done.
     */
    public static Policy<Encounter, EncounterAction> policy(Policy<? super Game, ? super Action> inGames) {
        return new EncounterPolicy(TournamentRules.policy(inGames));
    }

    /**
     * Combines an agent for drafts and agents for games into one that plays encounters.
     *
     * @param drafter picks the cards and builds the deck
     * @param players makes an agent at the first decision of a game, as {@link TournamentRules#agent} says
     * @return an agent for one seat of one encounter
     */
    public static Agent<EncounterView, EncounterAction, EncounterEvent> agent(
            Agent<? super DraftView, DraftAction, ? super DraftEvent> drafter,
            Function<? super TournamentView, ? extends Agent<? super View, Action, ? super Event>> players) {
        return Agent.inside(
                drafter,
                EncounterView::draft,
                DRAFTING::find,
                DRAFTED::find,
                Agent.inside(
                        TournamentRules.agent(players),
                        view -> view.tournament().get(),
                        PLAYING::find,
                        PLAYED::find,
                        (view, legal, rng) -> legal.head()));
    }
}
