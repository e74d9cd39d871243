package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.figures.CallTable.Call;
import io.github.terrene.examples.benchmarks.play.CarnagePlay;
import io.github.terrene.examples.benchmarks.play.HobePlay;
import io.github.terrene.examples.benchmarks.play.OdysseyPlay;
import io.github.terrene.examples.benchmarks.play.RulesPlay;
import io.github.terrene.examples.benchmarks.play.TerralorePlay;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.tree.Difference;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** What it costs to send and to receive. */
final class Documents implements Section {
    private static final int SHORT = 4;

    @Override
    public String name() {
        return "json";
    }

    @Override
    public String about() {
        return "values as JSON, on average over " + Positions.NUMBER + " decisions of uniform play";
    }

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        print("Terrene Odyssey, real decks", OdysseyPlay.realDecks(), report, effort);
        print("Terralore, ready decks", TerralorePlay.uniform(), report, effort);
        print("Hobe, ready decks", HobePlay.uniform(), report, effort);
        print("Carnage, ready lists", CarnagePlay.uniform(), report, effort);
    }

    private static <C, S, A, E, V> void print(
            String game, RulesPlay<C, S, A, E, V> play, Report report, Effort effort) {
        Positions<S, A, V> at = new Positions<>(play);
        new CallTable(at, calls(play.rules(), at)).print(game, report, effort);
    }

    private static <C, S, A, E, V> Array<Call> calls(Rules<C, S, A, E, V> rules, Positions<S, A, V> at) {
        GameForms<C, S, A, E, V> forms = rules.forms();
        List<String> views = new ArrayList<>();
        List<V> after = new ArrayList<>();
        List<E> events = new ArrayList<>();
        List<String> eventTexts = new ArrayList<>();
        for (int i = 0; i < Positions.NUMBER; i++) {
            views.add("");
            after.add(at.view());
        }
        for (int i = 0; i < Positions.NUMBER; i++) {
            at.next();
            views.set(at.place(), Json.write(forms.view(), at.view()));
            var step = rules.apply(at.state(), at.action()).get();
            after.set(at.place(), rules.view(step.state(), at.seat()));
            step.events().flatMap(event -> rules.told(event, at.seat())).forEach(events::add);
        }
        events.forEach(event -> eventTexts.add(Json.write(forms.event(), event)));
        return Array.of(
                new Call("a view, written", SHORT, () -> Json.write(forms.view(), at.view())),
                new Call("a view, read", SHORT, () -> Json.read(forms.view(), views.get(at.place()))),
                new Call(
                        "what an action changed in a view, written",
                        SHORT,
                        () -> Json.write(Difference.between(forms.view(), at.view(), after.get(at.place())))),
                new Call(
                        "an event, written",
                        SHORT,
                        () -> Json.write(forms.event(), events.get(at.place() % events.size()))),
                new Call(
                        "an event, read",
                        SHORT,
                        () -> Json.read(forms.event(), eventTexts.get(at.place() % events.size()))));
    }
}
