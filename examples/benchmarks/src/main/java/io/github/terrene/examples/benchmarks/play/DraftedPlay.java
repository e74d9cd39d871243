package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;

/** Random play of duels, one after another, between decks that were drafted uniformly before: what encounters are compared with. */
public final class DraftedPlay extends RandomPlay {
    private static final int DRAFTS = 16;
    private static final TerreneOdyssey RULES = EncounterPlay.RULES.tournament().game();
    private static final Array<GameConfig> CONFIGS = Array.range(0, DRAFTS)
            .flatMap(DraftedPlay::drafted)
            .grouped(2)
            .map(two -> GameConfig.of(EncounterPlay.CONFIG.options(), two.get(0), two.get(1)))
            .toArray();

    private final Policy<? super Game, ? super Action> policy;
    private final Array<Opening<Game, Event>> openings;
    private int number;
    private Game game;

    private DraftedPlay(Policy<? super Game, ? super Action> policy) {
        this.policy = policy;
        this.openings = CONFIGS.map(config -> RULES.open(config).get());
        this.game = openings.get(0).start(0).state();
    }

    private static Array<Deck> drafted(long seed) {
        DraftRules rules = EncounterPlay.RULES.draft();
        Draft draft = rules.start(EncounterPlay.CONFIG, seed).get().state();
        Dice dice = Rng.of(seed).split(1).dice();
        while (rules.outcome(draft).isEmpty()) {
            Seat seat = rules.pending(draft).get(0).seat();
            draft = rules.apply(draft, dice.pick(rules.choices(draft, seat)))
                    .get()
                    .state();
        }
        return draft.table().decks().<Array<Card>>flatMap(deck -> deck).map(cards -> new Deck("drafted", cards));
    }

    /** Every choice is equally likely. */
    public static DraftedPlay uniform() {
        return new DraftedPlay(new Uniform<>(RULES));
    }

    /** The same games, played by a policy. */
    public DraftedPlay by(Policy<? super Game, ? super Action> other) {
        return new DraftedPlay(other);
    }

    @Override
    protected void begin(long seed) {
        number = (int) (seed % openings.size());
        game = openings.get(number).start(seed).state();
    }

    @Override
    protected boolean step() {
        Seat seat = RULES.pending(game).get(0).seat();
        Moves<Game, Action, Event> possible = RULES.moves(game, seat);
        int chosen = policy.place(game, possible.actions(), chance);
        note(possible.actions().size(), chosen, OdysseyPlay.digest(game, seat));
        game = possible.step(chosen).state();
        return !game.over();
    }

    @Override
    public Object state() {
        return game;
    }

    @Override
    public Object stateOfItsOwn() {
        return RULES.notation()
                .readState(CONFIGS.get(number), RULES.notation().writeState(game))
                .get();
    }
}
