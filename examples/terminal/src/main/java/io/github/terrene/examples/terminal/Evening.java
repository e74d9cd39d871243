package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.bot.Foresight;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.odyssey.Person;
import io.github.terrene.examples.terminal.odyssey.tale.Narrator;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.play.GamePlay;
import io.github.terrene.examples.terminal.play.Player;
import io.github.terrene.examples.terminal.setup.Decks;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Plays a match as planned.
 *
 * @param setting how it is told
 * @param plan what is played
 * @param input where a person types
 */
record Evening(Setting setting, Plan plan, Input input) {

    /** Plays it and returns the exit code. */
    int play() {
        Either<Seq<Problem>, Step<Match<MatchConfig, Game>, MatchEvent<Event, Table>>> start =
                setting.rules().start(plan.config(), plan.seed());
        if (start.isLeft()) {
            start.getLeft().forEach(problem -> setting.paper().line("These decks cannot be played: " + problem));
            return 2;
        }
        Setting told = plan.person().map(setting::seenBy).getOrElse(setting);
        PlayerNames cast = PlayerNames.of(setting.paper(), plan.decks().map(Decks::name), plan.person());
        Narrator narrator = told.narrator(cast);
        announce();
        Array<Player<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>>> players =
                plan.decks().zipWithIndex((deck, seat) -> player(Seat.of(seat), deck, cast, narrator));
        narrator.begin(start.get());
        Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match = new GamePlay<>(
                        setting.rules(), players, narrator::tell)
                .play(start.get(), Rng.of(plan.seed()).split(1));
        narrator.pause();
        new Summary(setting.paper(), cast, match).print();
        setting.paper()
                .line("To see it again: " + plan.again()
                        + (plan.person().isDefined() ? " (your choices are in the replay that --save writes)" : ""));
        return plan.save()
                .map(save -> save.write(setting.paper(), replay(match)))
                .getOrElse(0);
    }

    private Player<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> player(
            Seat seat, ReadyDeck deck, PlayerNames cast, Narrator narrator) {
        BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules = setting.rules();
        TerreneOdyssey game = plan.contest().game();
        int size = game.book().format().partySize();
        PartyPlan party = PartyPlan.of(seat, deck.party(), size);
        if (!plan.person().contains(seat)) {
            Foresight bot = new Foresight(game, plan.poolOf(seat), Option.some(party));
            return Player.of(rules, seat, BestOfThree.agent(() -> bot));
        }
        return new Person(
                rules, game.book().catalogue(), seat, Option.some(party), input, setting.paper(), cast, narrator);
    }

    private void announce() {
        Paper paper = setting.paper();
        String players = plan.contest().teams(seat -> Decks.name(plan.decks().get(seat.index())), " against ");
        paper.wrapped(
                "",
                "",
                paper.paint(Ink.STRONG, players) + ", best of three. Edition "
                        + plan.edition().name() + ", seed " + plan.seed() + ".");
        plan.person()
                .forEach(seat -> paper.line("You play "
                        + Decks.name(plan.decks().get(seat.index())) + ". Type ? for help whenever you are asked."));
    }

    private String replay(Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match) {
        BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules = setting.rules();
        return Replay.of(rules, plan.config(), plan.seed(), match).text(rules.notation());
    }
}
