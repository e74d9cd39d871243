package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.dialogue.GameTalk;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Question;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.wording.Known.Printed;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * How a person is asked, whatever is played.
 *
 * @param rules the rules
 * @param cards the cards
 * @param above draws what stands above the table
 * @param suggested what can be done at once where a person is asked, one choice after another; empty for nothing
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record Asking<S, A, E, V>(
        Rules<?, S, A, E, V> rules, Cards cards, BiConsumer<V, Voice> above, Function<V, ? extends Seq<A>> suggested) {
    private static final String TURN = "turn";

    /**
     * Asks a person until there is a decision. Whoever can do one thing only is asked in the own turn alone, and where it ends what could
     * still be taken back.
     */
    public Reply<A> ask(Seat person, Timeline<S, A, E> game, Input input, PlayerNames cast) {
        V view = rules.view(game.state(), person);
        Seq<A> choices = rules.choices(game.state(), person);
        boolean open = rules.shown(view)
                .asked()
                .exists(asked -> asked.about().equals(TURN) || asked.chosen().nonEmpty());
        if (choices.size() == 1 && !open) {
            return Reply.act(choices);
        }
        Narrator<A, E> narrator = narrator(rules, cards, cast);
        Voice voice = new Voice(narrator, cast);
        Question<A, E> question = new Question<>(
                narrator,
                voice,
                narrator.scene(rules.shown(view)),
                () -> above.accept(view, voice),
                Sight.of(rules, narrator, Option.some(person)).table(game.state()),
                choices,
                suggested.apply(view),
                page(cast.paper(), voice));
        return new GameTalk<>(rules, game, person, cast, question).until(input);
    }

    private CardPage page(Paper paper, Voice voice) {
        Array<String> all =
                cards.byId().values().map(Printed::id).toArray().sorted().distinctBy(voice::name);
        return new CardPage(
                paper,
                all,
                voice::name,
                card -> voice.narrator().card(card, "line").text(),
                voice::text);
    }

    /** Who says what happens by these rules. */
    public static <A, E> Narrator<A, E> narrator(Rules<?, ?, A, E, ?> rules, Cards cards, PlayerNames cast) {
        return new Narrator<>(
                cast.paper().messages().wordings(rules.notation().game()).head(),
                cards,
                rules.forms(),
                new Cast(cast.names(), cast.you()));
    }
}
