package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.PillarCompleted;
import io.github.terrene.carnage.rule.Locations;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Victory;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Domain;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A Location was placed: a pillar may now be complete. */
@Internal
@Rule({"CG-11.1", "CG-11.3", "CG-11.5", "CG-12.3"})
public record CheckPillar(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.PILLAR.next();
    }

    @Override
    public void run(Play play) {
        if (completes(play.options(), play.side(seat).domain(), play.table().elements())) {
            play.next(new CompletePillar(seat, Array.empty()));
        }
    }

    @Rule({"CG-11.1", "CG-11.3", "CG-11.5"})
    private static boolean completes(Options options, Domain domain, Array<Element> elements) {
        return (!options.pillarOnce() || domain.pillars() == 0) && domain.hasAll(elements);
    }

    /**
     * One Location of each element ascends; if there are several of an element, the owner chooses one.
     *
     * @param chosen the Locations chosen so far, in the order of the elements
     */
    @Rule({"CG-11.1", "CG-12.14"})
    public record CompletePillar(Seat seat, @Open Array<Card> chosen) implements Asking {
        private static final int VP = 5;

        @Override
        public Array<Due> due() {
            return Array.of(new Due.CompletingPillar(seat, chosen));
        }

        @Override
        public Question question(Play play) {
            Array<Card> locations =
                    play.side(seat).domain().realm().filter(card -> isOfElementAsked(card, play, Verdict.SILENT));
            return Question.of(seat, "CG-11.1", "pillar", locations.map(card -> new OwnChoice.OnTable(card.id())));
        }

        @Override
        public boolean permits(Choice answer, Play play, Verdict why) {
            if (!(answer instanceof OwnChoice.OnTable one)) {
                return true;
            }
            @Nullable Card location = Locations.find(play.side(seat).domain(), one.card(), "CG-11.1", why);
            return location != null && isOfElementAsked(location, play, why);
        }

        private boolean isOfElementAsked(Card location, Play play, Verdict why) {
            Array<Element> elements = play.table().elements();
            return chosen.size() < elements.size()
                    && (location.element().equals(elements.get(chosen.size()))
                            || why.no(
                                    "CG-11.1/other-element",
                                    "now a Location of {element} is chosen, and {card} is of {other}",
                                    elements.get(chosen.size()),
                                    location.name(),
                                    location.element()));
        }

        @Override
        public void chosen(Choice choice, Play play) {
            String id = ((OwnChoice.OnTable) choice).card();
            Card location = play.side(seat)
                    .domain()
                    .realm()
                    .find(card -> card.id().equals(id))
                    .get();
            play.next(new CompletePillar(seat, chosen.append(location)));
        }

        @Override
        public void nothing(Play play) {
            play.emit(new PillarCompleted(seat, chosen, VP));
            Victory.check(play);
        }
    }
}
