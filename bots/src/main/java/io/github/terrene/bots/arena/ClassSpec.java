package io.github.terrene.bots.arena;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/**
 * An agent given by the name of its class: {@code class:org.example.MyBot}. A new one is made for each game, by the public constructor that
 * takes a {@link Playbook} and a {@link CardPool}, or else by the one without parameters. An agent that cannot be made loses, and so does an
 * agent for another game: both fail when they are asked to decide.
 *
 * @param type the class
 */
public record ClassSpec(Class<?> type) implements AgentSpec {
    static final String KIND = "class:";

    static Either<Seq<Problem>, AgentSpec> parse(String text) {
        String name = text.substring(KIND.length());
        if (name.trim().isEmpty()) {
            return Either.left(Array.of(Problem.at(
                    "agent", "agent/no-name", "class: needs the name of a class, such as class:org.example.MyBot")));
        }
        try {
            Class<?> type = Class.forName(name, false, ClassSpec.class.getClassLoader());
            return Agent.class.isAssignableFrom(type) && constructor(type).isDefined()
                    ? Either.right(new ClassSpec(type))
                    : wrong(
                            "agent/no-agent",
                            "{name} is not an Agent with a public constructor that takes a Playbook and a CardPool, or nothing",
                            name);
        } catch (ClassNotFoundException missing) {
            return wrong("agent/no-class", "there is no class {name} on the class path", name);
        } catch (LinkageError broken) {
            return Either.left(Array.of(Problem.at(
                    "agent",
                    "agent/broken-class",
                    "the class {name} cannot be loaded: {why}",
                    name,
                    broken.toString())));
        }
    }

    private static Either<Seq<Problem>, AgentSpec> wrong(String key, String template, String name) {
        return Either.left(Array.of(Problem.at("agent", key, template, name)));
    }

    private static Option<Constructor<?>> constructor(Class<?> type) {
        Array<Constructor<?>> all = Array.of(type.getConstructors());
        return all.find(each -> Array.of(each.getParameterTypes()).eq(Array.of(Playbook.class, CardPool.class)))
                .orElse(() -> all.find(each -> each.getParameterCount() == 0));
    }

    @Override
    public String text() {
        return KIND + type.getName();
    }

    @Override
    @SuppressWarnings("unchecked") // whether it plays this game turns out when it decides
    public <S, A, E, V> Seated<V, A, E> seated(Playbook<S, A, E, V> book, CardPool pool, Place place) {
        Constructor<?> constructor = constructor(type).get();
        try {
            Object agent = constructor.getParameterCount() == 0
                    ? constructor.newInstance()
                    : constructor.newInstance(book, pool);
            return Seated.of((Agent<V, A, E>) agent);
        } catch (InvocationTargetException thrown) {
            return Seated.of(failing(thrown.getCause()));
        } catch (ReflectiveOperationException | LinkageError failure) {
            return Seated.of(failing(failure));
        }
    }

    private <V, A, E> Agent<V, A, E> failing(@Nullable Throwable cause) {
        return (view, legal, rng) -> {
            throw new IllegalStateException("an agent of " + type.getName() + " cannot be made: " + cause, cause);
        };
    }
}
