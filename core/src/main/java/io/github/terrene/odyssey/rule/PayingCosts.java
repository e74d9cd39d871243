package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.ability.Payer;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.CardsDiscarded;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.CharacterDismissed;
import io.github.terrene.odyssey.event.CountersChanged;
import io.github.terrene.odyssey.event.DamagePaid;
import io.github.terrene.odyssey.event.HeldDiscarded;
import io.github.terrene.odyssey.event.HpPaid;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.collection.Array;

/**
 * Pays for an ability with what was chosen.
 *
 * @param play where it happens
 * @param activation the ability with all that was said
 */
record PayingCosts(Play play, CompleteActivation activation) implements Payer {
    private Cause cause() {
        return new Cause.Cost(activation.ability());
    }

    @Override
    public void discardChosenCards() {
        Array<Card> cards =
                activation.discards().map(id -> play.book().catalogue().find(id).get());
        play.emit(new CardsDiscarded(activation.seat(), cards, cause()));
    }

    @Override
    public void takeDamage(int amount) {
        play.emit(new DamagePaid(activation.self(), amount));
        Harm.tellDamage(play, activation.self(), amount);
    }

    @Override
    public void payHp(int amount) {
        play.emit(new HpPaid(activation.seat(), amount));
    }

    @Override
    public void removeCounters(Counter counter, int number) {
        Source source = activation.source();
        int left = CountersOn.of(play.table(), source).of(counter) - number;
        play.emit(new CountersChanged(source, counter, left, cause()));
    }

    @Override
    public void discardThis() {
        Member self = play.table().member(activation.self()).get();
        if (activation.source().kind() == Source.Kind.CHARACTER) {
            play.emit(new CharacterDismissed(Harm.departure(play.table(), self), true));
        } else {
            play.emit(
                    new HeldDiscarded(Array.of(self.id()), Array.of(self.held().get()), cause()));
        }
    }

    @Override
    public void dismissChosenCharacter() {
        Dismissals.dismiss(play, play.table().member(activation.dismissed()).get(), true);
    }
}
