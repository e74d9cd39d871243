package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.person.Input;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** A person who plays: sees the lanes and a menu, and chooses by number. */
public final class Visitor {
    private final Paper paper;
    private final Input input;
    private final Catalogue catalogue;

    /** A person who types there. */
    public Visitor(Paper paper, Input input, Catalogue catalogue) {
        this.paper = paper;
        this.input = input;
        this.catalogue = catalogue;
    }

    /** What a person wants: an action, or to take the last one back, or to leave. */
    public record Wish(Option<Action> action, boolean undo) {
        static Wish act(Action action) {
            return new Wish(Option.some(action), false);
        }

        /** Whether the person leaves. */
        public boolean leave() {
            return action.isEmpty() && !undo;
        }
    }

    /** Asks until there is an answer. */
    public Wish ask(View view, Seq<Action> legal) {
        new Battlefield(paper).draw(view.table());
        Words words = new Words(view.table(), catalogue);
        for (int i = 0; i < legal.size(); i++) {
            paper.line(Paper.right("" + (i + 1), 4) + "  " + words.of(legal.get(i)));
        }
        while (true) {
            Option<String> line = input.line("Your choice (? for help): ").map(String::strip);
            if (line.isEmpty() || line.contains("quit")) {
                return new Wish(Option.none(), false);
            } else if (line.contains("undo")) {
                return new Wish(Option.none(), true);
            }
            Option<Action> chosen = chosen(line.get(), legal);
            if (chosen.isDefined()) {
                return Wish.act(chosen.get());
            }
            help(line.get());
        }
    }

    private static Option<Action> chosen(String typed, Seq<Action> legal) {
        int number = typed.matches("[0-9]{1,3}") ? Integer.parseInt(typed) : 0;
        return Option.when(number >= 1 && number <= legal.size(), () -> legal.get(number - 1));
    }

    private void help(String typed) {
        if (typed.startsWith("card ")) {
            String part = typed.substring("card ".length()).strip().toLowerCase(Locale.ROOT);
            catalogue
                    .cards()
                    .filter(card -> card.name().toLowerCase(Locale.ROOT).contains(part))
                    .forEach(this::show);
        } else {
            paper.line("A number chooses; card NAME shows a card; undo takes back what showed nothing; quit leaves.");
        }
    }

    private void show(Card card) {
        paper.wrapped("  ", "    ", card.name() + ": " + CardText.typeLine(card) + ". " + CardText.of(card));
    }
}
