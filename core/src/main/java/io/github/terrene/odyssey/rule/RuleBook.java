package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.HouseRules;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.Requirement;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The rules in force: a format, the cards that may appear, and one rule for each kind of action.
 *
 * <p>Rules that differ have different {@linkplain #name names}. Replays and saved games carry the name, and cannot be read with other
 * rules.
 *
 * <pre>{@code
 * RuleBook book = StandardRules.of(Format.DUEL, catalogue)
 *         .also("last-stand", DismissCharacter.class, (game, action, why) ->
 *                 game.side(action.seat()).members().size() > 1
 *                         || why.no("HR-1/last-character", "your last Character may not be dismissed"));
 * }</pre>
 */
public final class RuleBook {
    private static final Kinds ABILITIES = Kinds.of(Activate.class);

    private final Format format;
    private final Catalogue catalogue;
    private final HouseRules<Game, Action, Event, Play> house;
    private final Upkeep upkeep;
    private final LossRule printedLoss;
    private final Array<NamedLoss> moreLosses;

    private RuleBook(
            Format format,
            Catalogue catalogue,
            HouseRules<Game, Action, Event, Play> house,
            Upkeep upkeep,
            LossRule printedLoss,
            Array<NamedLoss> moreLosses) {
        this.format = format;
        this.catalogue = catalogue;
        this.house = house;
        this.upkeep = upkeep;
        this.printedLoss = printedLoss;
        this.moreLosses = moreLosses;
    }

    /** Creates a book of these rules. */
    @Internal
    public static RuleBook of(
            Format format,
            Catalogue catalogue,
            ActionRules<Game, Action, Event, Play> rules,
            Upkeep upkeep,
            LossRule loss) {
        return new RuleBook(format, catalogue, HouseRules.none(rules), upkeep, loss, Array.empty());
    }

    /**
     * The same book with another rule for one kind of action; house rules about that kind are dropped.
     *
     * @throws IllegalArgumentException if the format has the name of the duel, since with another rule it is another format
     */
    public RuleBook replacing(OdysseyRule<?, ?> rule) {
        if (format.name().equals(Format.DUEL.name())) {
            throw new IllegalArgumentException("with another rule the format needs a name of its own");
        }
        return new RuleBook(format, catalogue, house.replacing(rule), upkeep, printedLoss, moreLosses);
    }

    /**
     * The same book with a house rule: actions of a kind must meet one more requirement. It is waived where it would leave a player who must
     * decide with nothing but Run to choose from.
     *
     * @param name the house rule's name in replays and saved games: words of lower-case letters and digits, joined by hyphens
     * @param more the requirement, checked last and only for actions that are legal otherwise; it gives its refusal by {@link
     *     Verdict#no}, with a rule number of its own; to return false without one is a mistake, reported as an exception, and so is
     *     to give one and return true
     * @throws IllegalArgumentException if the name is not of that form, or another house rule has it; or if anything is null
     */
    public <K extends Action> RuleBook also(String name, Class<K> kind, Requirement<Game, K> more) {
        return new RuleBook(format, catalogue, house.also(name, kind, more), upkeep, printedLoss, moreLosses);
    }

    /**
     * The same book with one more way to lose. The printed ways remain.
     *
     * @param name as for a {@linkplain #also house rule} about a kind of action
     * @throws IllegalArgumentException if the name is not of that form, or another house rule has it; or if anything is null
     */
    public <K extends Action> RuleBook alsoLoses(String name, LossRule more) {
        HouseRules<Game, Action, Event, Play> named = house.named(name);
        NamedLoss loss = new NamedLoss(name, HouseRules.present(name, more));
        Array<NamedLoss> all = moreLosses.append(loss).sortBy(NamedLoss::name);
        return new RuleBook(format, catalogue, named, upkeep, printedLoss, all);
    }

    /** The number of the rule by which a team that is still in the game has lost, or null if it has not. */
    @Internal
    public @Nullable String lost(Table table, Team team) {
        @Nullable String rule = printedLoss.lost(table, team);
        for (int i = 0; rule == null && i < moreLosses.size(); i++) {
            rule = moreLosses.get(i).lost(table, team);
        }
        return rule;
    }

    /** The name of the format followed by those of the house rules: {@code duel+last-stand}. */
    public String name() {
        return house.naming(format.name());
    }

    /** The format. */
    public Format format() {
        return format;
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** The rules for actions. */
    @Internal
    public ActionRules<Game, Action, Event, Play> actions() {
        return house.rules();
    }

    /** What carries an action out in that game. */
    @Internal
    public Play begin(Game game) {
        return new Play(this, game);
    }

    /** What is checked between tasks. */
    @Internal
    public Upkeep upkeep() {
        return upkeep;
    }

    /** Whether that seat has any ability it could use at the prompt of that game. */
    public boolean canActivate(Game game, Seat seat) {
        return house.rules().any(game, seat, ABILITIES);
    }
}
