package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Progress;
import io.github.terrene.kernel.word.Sense;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An effect is being carried out, one part after another. It does not hold the effect itself but finds it on the card, so that it can be
 * written down midway, whichever module the effect comes from.
 *
 * @param source the card that has the effect, as it is now, or as it was when it left; none for the uppermost Event between the players
 * @param cause the card that caused the effect, as it was then; none for an Event, and for effects that come with a turn
 * @param ability the place of the ability on the card
 * @param progress how far it is carried out
 * @param answers what has been chosen for the part under way so far
 */
@Internal
@Rule({"HB-7.25", "HB-8.11", "HB-10.4"})
public record CarryOut(
        Option<CardInPlay> source, Option<CardInPlay> cause, int ability, Progress progress, Array<Choice> answers)
        implements Asking {
    /** The effect of the uppermost Event. */
    public static final CarryOut EVENT = new CarryOut(Option.none(), Option.none(), 0, Progress.START, Array.empty());

    @Override
    public Array<Due> due(Agenda agenda, Table table) {
        return Array.of(new Due.UnderWay(card(table), ability, progress, source, cause, answers));
    }

    @Override
    public void run(Play play) {
        Array<Effect> effects = effects(play.table());
        CarryOut now = this;
        @Nullable Effect effect = progress.effect(effects);
        while (effect != null && !play.over()) {
            Resolving here = now.resolved(effect, play);
            @Nullable Question question = here.question();
            if (question != null && !play.over()) {
                play.next(new Ask(question), now);
                return;
            }
            effect = here.progress().effect(effects);
            now = effect == null ? now : now.at(here.progress(), play.table());
        }
    }

    /** Resolves a part as far as the answers reach. */
    private Resolving resolved(Effect effect, Play play) {
        Resolving resolving = new Resolving(play, this);
        resolving.carryOut(effect);
        return resolving;
    }

    /** Resolves the part under way in a game in which nothing comes of it. */
    private Resolving tried(Game game) {
        return resolved(effect(game.table()), Play.trying(game));
    }

    private Array<Effect> effects(Table table) {
        return card(table).abilities().get(ability).effects();
    }

    /** The part under way. */
    private Effect effect(Table table) {
        return Objects.requireNonNull(progress.effect(effects(table)));
    }

    /** The card whose effect it is. */
    public Card card(Table table) {
        return source.isDefined() ? source.get().card() : table.played().last().card();
    }

    /** The card in play that has it; null for an Event. */
    @Nullable
    CardInPlay self() {
        return source.getOrNull();
    }

    /** How sensible players answer what it asks. */
    public Sense sense(Seat player, Table table) {
        return new Sense(effect(table), player, controller(table));
    }

    /** The player who controls it. */
    @Rule("HB-3.9")
    public Seat controller(Table table) {
        return source.isDefined()
                ? source.get().controller()
                : table.played().last().seat();
    }

    /** The same task when it is carried out so far, with the card as it is now if it is in play. */
    private CarryOut at(Progress far, Table table) {
        return new CarryOut(source.map(table::latest), cause, ability, far, Array.empty());
    }

    @Override
    public Asking answered(Choice choice) {
        return answered(answers.append(choice));
    }

    private CarryOut answered(Array<Choice> all) {
        return new CarryOut(source, cause, ability, progress, all);
    }

    @Override
    public Option<Question> asks(Game game) {
        return Option.of(tried(game).question());
    }

    @Override
    public void keepOut(Game game, Choice choice, Verdict why) {
        tried(game).keepOut(effect(game.table()), choice, why);
    }
}
