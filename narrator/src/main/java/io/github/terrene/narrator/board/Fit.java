package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * Finds the lines of a layout that lead nowhere in what is shown: they would draw nothing, without a word.
 *
 * @param types all types that are shown, and those of cards, by their names
 * @param whole what is shown, wherever there is a board for it
 * @param cards what is printed on cards
 */
record Fit(Map<String, Array<Form<?>>> types, Array<There> whole, Array<Form<?>> cards) {
    /** The key of the problem that there is no such type. */
    static final String NO_TYPE = "layout/no-type";

    static Fit of(Form<?> shown, Array<Form<?>> cards, Iterable<String> boards) {
        Map<String, Array<Form<?>>> types = found(cards.prepend(shown)).groupBy(Fit::name);
        return new Fit(
                types, Array.ofAll(boards).flatMap(board -> named(types, board)).map(There::new), cards);
    }

    private static String name(Form<?> form) {
        return form instanceof ProductForm<?> product ? product.name() : ((NamesForm<?>) form).noun();
    }

    /** All types that have a name in layouts. */
    private static Array<Form<?>> found(Array<Form<?>> all) {
        LinkedHashSet<Form<?>> met = LinkedHashSet.empty();
        Array<Form<?>> next = all;
        while (next.nonEmpty()) {
            Array<Form<?>> more =
                    next.flatMap(form -> new There(form).types()).distinct().reject(met::contains);
            met = met.addAll(more);
            next = more.flatMap(form -> form instanceof ProductForm<?> product ? product.parts() : Array.<Part>empty())
                    .map(Part::form);
        }
        return met.toArray();
    }

    private static Array<Form<?>> named(Map<String, Array<Form<?>>> types, String name) {
        return types.getOrElse(name, Array.empty());
    }

    /** What is wrong with the lines for a type, or that there is no such type. */
    Array<Problem> misfits(String kind, String name, Array<Line> lines) {
        Array<Form<?>> forms = named(types, name);
        return forms.isEmpty()
                ? Array.of(Problem.at(
                        kind + " " + name, NO_TYPE, "nothing that is shown, and no card, is called {name}", name))
                : misfits(lines, forms.map(There::new));
    }

    private Array<Problem> misfits(Array<Line> lines, Array<There> here) {
        return lines.flatMap(line -> misfits(line, here));
    }

    private Array<Problem> misfits(Line line, Array<There> here) {
        if (line instanceof Line.Places places) {
            Array<There> things = at(places.path(), here).flatMap(There::elements);
            return nowhere(line, Array.of(places.path()), here)
                    .appendAll(things.isEmpty() ? Array.empty() : nowhere(line, places.part(), things))
                    .appendAll(misfits(line.lines(), here));
        }
        Array<There> below = line instanceof Line.Sides sides ? players(sides, here) : here;
        return nowhere(line, line.paths(), here)
                .appendAll(unfit(line, here))
                .appendAll(below.isEmpty() ? Array.empty() : misfits(line.lines(), below));
    }

    /** What belongs to a player; of a number of players, all is what belongs to each. */
    private Array<There> players(Line.Sides sides, Array<There> here) {
        return sides.paths()
                .flatMap(path -> at(path, here))
                .flatMap(There::elements)
                .flatMap(side -> side.form() instanceof WholeForm ? here : Array.of(side));
    }

    private Array<There> at(String path, Array<There> here) {
        return steps(path).foldLeft(begin(path, here), (there, step) -> there.flatMap(each -> each.part(step, cards)));
    }

    private Array<There> begin(String path, Array<There> here) {
        return path.startsWith("/") ? whole : here;
    }

    private static Array<String> steps(String path) {
        return Array.of(path.replaceFirst("^/", "").split("[.]"));
    }

    private Array<Problem> nowhere(Line line, Iterable<String> paths, Array<There> here) {
        return Array.ofAll(paths)
                .reject(path -> path.matches("[0-9]+"))
                .filter(path -> at(path, here).isEmpty())
                .map(path -> nowhere(line, path, here));
    }

    /** Where a path ends too early, and what else is there. */
    private Problem nowhere(Line line, String path, Array<There> here) {
        Array<There> last = begin(path, here);
        for (String step : steps(path)) {
            Array<There> next = last.flatMap(each -> each.part(step, cards));
            if (next.isEmpty()) {
                return Problem.at(
                        line.where(),
                        "layout/nowhere",
                        "{path} leads nowhere: there is no {step}, but {parts}",
                        path,
                        step,
                        last.flatMap(There::parts).distinct().mkString(", "));
            }
            last = next;
        }
        throw new IllegalArgumentException(path + " leads somewhere");
    }

    /** What can be found but not drawn. */
    private Option<Problem> unfit(Line line, Array<There> here) {
        Option<String> counted = line.counted().filter(path -> !path.matches("[0-9]+"));
        if (counted.isDefined()) {
            Array<There> ends = at(counted.get(), here);
            return Option.when(
                    ends.nonEmpty() && !ends.exists(There::isCounted),
                    () -> Problem.at(line.where(), "layout/uncounted", "{path} is not counted", counted.get()));
        }
        return line.said()
                .flatMap(words -> line.paths().find(path -> at(path, here).exists(There::isTruth)))
                .map(path -> Problem.at(
                        line.where(),
                        "layout/truth",
                        "{path} is true or false, of which there are no words: make it an enum",
                        path));
    }
}
