package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.dialogue.GameTalk;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.wording.Known.Printed;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/**
 * How any game is told, and how a person is asked in it.
 *
 * @param rules the rules
 * @param cards its cards
 * @param board what it looks like
 * @param suggested what can be done at once where a person is asked, one choice after another; empty for nothing
 * @param <S> states
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record Narration<S, T, A, E extends TableEvent<T>, V>(
        Rules<?, S, A, E, V> rules, Cards cards, Board<S, T, E, V> board, Function<V, ? extends Seq<A>> suggested)
        implements Stage<S, A, E> {
    private static final String TURN = "turn";

    /** Where nothing is suggested. */
    public Narration(Rules<?, S, A, E, V> rules, Cards cards, Board<S, T, E, V> board) {
        this(rules, cards, board, view -> Array.empty());
    }

    @Override
    public Storyteller<S, E> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        Narrator<A, E> narrator = narrator(cast);
        return new Teller<>(rules, narrator, board, new Voice(narrator, cast), detail, eyes);
    }

    /**
     * Asks a person until there is a decision. Whoever can do one thing only is asked in the own turn alone, and where it ends what could
     * still be taken back.
     */
    @Override
    public Reply<A> ask(Seat person, Timeline<S, A, E> game, Input input, PlayerNames cast) {
        V view = rules.view(game.state(), person);
        Seq<A> choices = rules.choices(game.state(), person);
        boolean open = rules.shown(view)
                .asked()
                .exists(asked -> asked.about().equals(TURN) || asked.chosen().nonEmpty());
        if (choices.size() == 1 && !open && !board.asksAlways()) {
            return Reply.act(choices);
        }
        Narrator<A, E> narrator = narrator(cast);
        Voice voice = new Voice(narrator, cast);
        CardPage<String> page = page(cast.paper(), voice);
        Question<T, A, E, V> question = new Question<>(
                narrator, voice, narrator.scene(rules.shown(view)), board, view, choices, suggested.apply(view), page);
        return new GameTalk<>(rules, game, person, cast, page, question).until(input);
    }

    @Override
    public String standing(S state, Seat seat, Messages messages) {
        return messages.say(board.counted(), board.score(board.sight().table().apply(state), seat));
    }

    @Override
    public String length(S state, Messages messages) {
        return messages.say("turns", board.turn(board.sight().table().apply(state)));
    }

    private CardPage<String> page(Paper paper, Voice voice) {
        Array<String> all = cards.byId()
                .values()
                .reject(card -> card.name().isEmpty())
                .map(Printed::id)
                .toArray()
                .sorted()
                .distinctBy(voice::name);
        return new CardPage<>(
                paper,
                new CardSearch<>(paper, all, voice::name, voice.name(all.head()).toLowerCase(Locale.ROOT)),
                card -> voice.narrator().card(card, "line").text(),
                voice::text);
    }

    /** Draws a table. */
    public void draw(T table, PlayerNames cast) {
        board.draw(table, new Voice(narrator(cast), cast));
    }

    private Narrator<A, E> narrator(PlayerNames cast) {
        return narrator(rules, cards, cast);
    }

    /** Who says what happens by these rules. */
    static <A, E> Narrator<A, E> narrator(Rules<?, ?, A, E, ?> rules, Cards cards, PlayerNames cast) {
        return new Narrator<>(
                cast.paper().messages().wordings(rules.notation().game()).head(),
                cards,
                rules.forms(),
                new Cast(cast.names(), cast.you()));
    }
}
