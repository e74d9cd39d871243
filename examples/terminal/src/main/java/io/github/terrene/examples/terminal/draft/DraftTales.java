package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftEvent.CardsPicked;
import io.github.terrene.draft.picking.DraftEvent.DecksHandedIn;
import io.github.terrene.draft.picking.DraftEvent.DraftEnded;
import io.github.terrene.draft.picking.DraftEvent.PilesTaken;
import io.github.terrene.draft.picking.DraftEvent.PlayerLeft;
import io.github.terrene.draft.picking.DraftEvent.PoolDealt;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.UnusualPool;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Tells the draft: each round when it is over, then the decks. */
final class DraftTales {
    private final Paper paper;
    private final PlayerNames cast;
    private final Detail detail;
    private final Option<Seat> eyes;
    private final PickPage page;
    private Array<Array<Card>> inRound = Array.empty();
    private Array<Array<Card>> picks = Array.empty();
    private Array<Array<Card>> piles = Array.empty();
    private int rounds;
    private int round;
    private int pile;
    private int step;

    DraftTales(Paper paper, PlayerNames cast, Detail detail, Option<Seat> eyes) {
        this.paper = paper;
        this.cast = cast;
        this.detail = detail;
        this.eyes = eyes;
        this.page = new PickPage(paper, cast);
    }

    private boolean tells() {
        return detail != Detail.RESULTS;
    }

    /** Tells from which pool it is, before it is dealt. */
    void deal(DraftConfig config) {
        rounds = config.dealing().rounds();
        pile = config.dealing().size();
        picks = Array.fill(config.players(), Array.empty());
        if (tells()) {
            paper.wrapped(
                    "",
                    "",
                    config.pool().size() + " cards are dealt into " + config.players() * rounds + " piles of " + pile
                            + ".");
            UnusualPool.of(config)
                    .forEach(problem -> paper.wrapped(
                            "  ", "  ", "Unusual: the " + problem.place() + " " + problem.sentence() + "."));
        }
    }

    void tell(DraftEvent event) {
        if (event instanceof PoolDealt dealt) {
            excess(dealt.excess());
        } else if (event instanceof PilesTaken taken) {
            begin(taken);
        } else if (event instanceof CardsPicked picked) {
            picked(picked);
        } else if (event instanceof DecksHandedIn decks) {
            decks(decks);
        } else if (event instanceof PlayerLeft left) {
            line(Paper.capital(cast.does(left.seat(), "leave")) + " the draft.");
        } else if (event instanceof DraftEnded ended) {
            ended.outcome().winners().forEach(seat -> line("Only " + cast.player(seat) + " is left."));
        }
    }

    private void line(String text) {
        if (tells()) {
            paper.line("  " + text);
        }
    }

    private void excess(Array<Card> cards) {
        if (tells() && !cards.isEmpty()) {
            paper.wrapped("", "  ", "Left over, for all to see: " + DeckPage.names(cards) + ".");
        }
    }

    private void begin(PilesTaken taken) {
        round = taken.round();
        step = 0;
        piles = taken.piles();
        inRound = Array.fill(piles.size(), Array.empty());
        if (tells()) {
            page.headline(round, rounds, pile);
        }
    }

    private void picked(CardsPicked event) {
        step++;
        inRound = inRound.zipWith(event.picks(), (cards, picked) -> cards.append(picked.card()));
        picks = picks.zipWith(event.picks(), (cards, picked) -> cards.append(picked.card()));
        eyes.filter(seat -> detail == Detail.ALL)
                .forEach(seat -> closely(seat, event.picks().get(seat.index()).card()));
        piles = event.piles();
        if (piles.forAll(Array::isEmpty)) {
            overview();
        }
    }

    private void closely(Seat seat, Card card) {
        Array<Card> before = piles.get(seat.index());
        page.pick(step, card, before.remove(card));
    }

    private void overview() {
        if (detail == Detail.STORY || detail == Detail.ALL && eyes.isEmpty()) {
            page.picks(readers(), inRound);
        }
        inRound = Array.empty();
    }

    /** Whose cards the reader may see. */
    private Array<Seat> readers() {
        return eyes.map(Array::of).getOrElse(() -> Seat.first(picks.size()));
    }

    private void decks(DecksHandedIn event) {
        if (!tells()) {
            return;
        }
        paper.blank();
        paper.rule(paper.paint(Ink.STRONG, "Decks"), "");
        for (Seat seat : readers()) {
            event.decks().get(seat.index()).forEach(deck -> deck(seat, deck));
        }
        paper.line("  The excess pile has all other cards: " + event.excess().size() + ".");
    }

    private void deck(Seat seat, Array<Card> deck) {
        DeckPage deckPage = new DeckPage(paper);
        deckPage.show(cast.name(seat) + ":", deck);
        deckPage.leftOut(deck.foldLeft(picks.get(seat.index()), Array::remove));
        paper.blank();
    }

    /** How much of the whole work is done. */
    double share() {
        double all = (double) rounds * pile;
        return TournamentTales.DRAFT * Math.min(1, (Math.max(0, round - 1) * pile + step) / all);
    }

    /** What is done now. */
    String doing() {
        return step == pile && round == rounds
                ? "building decks"
                : "draft, round " + round + " of " + rounds + ", pick " + (step + 1) + " of " + pile;
    }

    /** Tells the picks of a round that is not over. */
    void close() {
        if (inRound.exists(cards -> !cards.isEmpty())) {
            overview();
        }
    }
}
