package io.github.terrene.examples.terminal.draft;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.level.Level;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.examples.terminal.setup.PartyBot;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A bot at one seat of one encounter: a drafter, who plays the games with foresight and knows no deck but its own. */
public final class Contender implements Agent<EncounterView, EncounterAction, EncounterEvent> {
    private final Playbook<Game, Action, Event, View> playbook;
    private final Level level;
    private final Agent<EncounterView, EncounterAction, EncounterEvent> whole;

    /**
     * A bot.
     *
     * @param rules the rules by which it imagines games
     * @param drafter picks its cards and builds its deck
     * @param level how strong it plays with it
     */
    public Contender(
            RandomEncounter rules, Agent<? super DraftView, DraftAction, ? super DraftEvent> drafter, Level level) {
        this.playbook = new Playbook<>(rules.tournament().game(), PlayStyles.SENSIBLE, PlayStyles.PROSPECT);
        this.level = level;
        this.whole = RandomEncounter.agent(drafter, this::player);
    }

    @Override
    public EncounterAction decide(EncounterView view, Seq<EncounterAction> legal, Rng rng) {
        return whole.decide(view, legal, rng);
    }

    @Override
    public void observe(EncounterEvent event) {
        whole.observe(event);
    }

    private Agent<View, Action, Event> player(TournamentView tournament) {
        Array<Card> deck = tournament.own().get().deck().cards();
        Seat seat = tournament.game().get().seat();
        StartingParty party = Parties.of(deck, tournament.options().edition());
        PartyPlan plan = PartyPlan.of(seat, party, party.slots().size());
        Seq<Seq<String>> lists = Seat.first(2).map(each -> seat.equals(each) ? deck.map(Card::id) : Array.empty());
        return new PartyBot(plan, level.bot(playbook, new CardPool(lists)));
    }
}
