package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.CardNamed;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.Timing;
import io.github.terrene.hobe.rule.resolve.Decks;
import io.github.terrene.hobe.table.Owned;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Playing a card from the hand. */
@Rule({"HB-7.1", "HB-7.2", "HB-7.5", "HB-7.33"})
final class PlayCardRule extends ActionRule<Game, PlayCard, Playing, Play> {
    private static final CardPlay BATTLE_CARD = new BattleCardPlay();
    private static final CardPlay WEAPON = new WeaponPlay();
    private static final CardPlay EVENT = new EventPlay();
    private static final CardPlay SITUATION = new SituationPlay();

    PlayCardRule() {
        super(PlayCard.class, "HB-7.2");
    }

    @Override
    protected String moment(Game game, PlayCard action) {
        @Nullable
        Card card = Players.has(action.seat()) ? game.hand(action.seat()).find(action.card()) : null;
        @Nullable String wrong = card == null ? null : Timing.wrongFor(game.prompt(), card);
        return wrong == null ? "HB-7.2" : wrong;
    }

    @Override
    protected @Nullable Playing find(Game game, PlayCard action, Verdict why) {
        @Nullable Card card = game.hand(action.seat()).find(action.card());
        return card == null
                ? why.none("HB-7.2/not-in-hand", "there is no card {card:card} in the hand", action.card())
                : Playing.of(game, action.seat(), card, action.targets());
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Playing> listing) {
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            Card card = hand.get(i);
            boolean copy = i > 0 && hand.get(i - 1).id().equals(card.id());
            if (!copy
                    && ready(game, seat, card, Verdict.SILENT)
                    && Requirements.met(game.table(), seat, card, Verdict.SILENT)) {
                kind(card).list(game, seat, Playing.of(game, seat, card, Array.empty()), listing);
            }
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Playing> listing) {
        game.hand(seat)
                .cards()
                .forEach(card ->
                        kind(card).conceivable(game, seat, Playing.of(game, seat, card, Array.empty()), listing));
    }

    @Override
    protected PlayCard naming(Seat seat, Playing playing) {
        return new PlayCard(seat, playing.card().id(), playing.targets());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Playing playing, Verdict why) {
        Card card = playing.card();
        CardPlay kind = kind(card);
        return ready(game, seat, card, why)
                && kind.placed(game, seat, playing, why)
                && Requirements.met(game.table(), seat, card, why)
                && kind.aimed(game, seat, playing, why)
                && payable(game, seat, playing, why);
    }

    /** Whether it is the time, and the card has not come back to the hand this turn. */
    @Rule({"HB-5.1", "HB-7.24", "HB-7.34", "HB-8.3"})
    private static boolean ready(Game game, Seat seat, Card card, Verdict why) {
        @Nullable String wrong = Timing.wrongFor(game.prompt(), card);
        return wrong == null
                ? !cameBack(game, seat, card)
                        || why.no("HB-7.34/came-back", "{card} came back to the hand this turn", card.name())
                : !why.silent() && why.no(wrong + "/wrong-time", "{card} cannot be played now", card.name());
    }

    /** Whether all copies of a card in the hand came there this turn from play or the Underworld. */
    @Rule("HB-7.34")
    private static boolean cameBack(Game game, Seat seat, Card card) {
        Array<Owned> back = game.table().thisTurn().toHand();
        return back.nonEmpty()
                && game.hand(seat).cards().count(card::equals) <= back.count(new Owned(seat, card)::equals);
    }

    @Rule({"HB-7.4", "HB-7.11"})
    private static boolean payable(Game game, Seat seat, Playing playing, Verdict why) {
        int deck = game.table().deckSize(seat);
        return playing.cost() <= deck
                || why.no(
                        "HB-7.11/few-cards",
                        "{card} costs {cost:number}, the deck has {deck:number}",
                        playing.card().name(),
                        playing.cost(),
                        deck);
    }

    @Override
    @Rule({"HB-6.4", "HB-7.2", "HB-7.10"})
    protected void carryOut(Seat seat, Playing playing, Play play) {
        Prompt prompt = (Prompt) play.take();
        Card card = playing.card();
        play.beginPlaying();
        play.emit(new CardNamed(seat, card, playing.targets()));
        Decks.pay(play, seat, playing.cost());
        if (!play.over()) {
            kind(card).play(seat, playing, prompt, play);
        }
    }

    /** How that card is played. */
    private static CardPlay kind(Card card) {
        return switch (card.kind()) {
            case BATTLE -> BATTLE_CARD;
            case WEAPON -> WEAPON;
            case EVENT -> EVENT;
            case SITUATION -> SITUATION;
            case UNKNOWN -> throw new IllegalArgumentException("nobody can play an unknown card");
        };
    }
}
