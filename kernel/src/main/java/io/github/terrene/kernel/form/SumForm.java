package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One of several members, told apart by name: a sealed interface.
 *
 * @param <T> the type of the values
 */
public final class SumForm<T> implements Form<T> {
    private final String name;
    private final Class<T> type;
    private final Function<Object, Member> strangers;
    private Array<Form<?>> arguments = Array.empty();
    private Array<Member> all = Array.empty();
    private Member[] members = {}; // the same, for fast iteration

    /** A sum with a function that makes a member of a value that is none of the known ones, or throws. */
    SumForm(String name, Class<T> type, Function<Object, Member> strangers) {
        this.name = name;
        this.type = type;
        this.strangers = strangers;
    }

    /** Sets the members afterwards, since a type may contain itself. */
    void isOneOf(Array<Form<?>> given, Array<Member> found) {
        arguments = given;
        all = found;
        members = found.toJavaArray(Member[]::new);
    }

    /** The name of the sum: {@code Action}. */
    public String name() {
        return name;
    }

    /** The forms of the type's arguments, if it is generic: two forms with the same {@link #name} can differ in them. */
    public Array<Form<?>> arguments() {
        return arguments;
    }

    /** The type of the values. */
    public Class<T> type() {
        return type;
    }

    /** The members, in order. */
    public Array<Member> members() {
        return all;
    }

    /**
     * The member that a value is.
     *
     * @throws IllegalArgumentException if it is none of the members, and the forms are not {@linkplain Forms#open open}
     */
    public Member of(Object value) {
        for (Member member : members) {
            if (member.type().isInstance(value)) {
                return member;
            }
        }
        return strangers.apply(value);
    }

    @Override
    public void write(Object value, Sink sink) {
        Member member = of(value);
        sink.openMember(member);
        member.form().write(value, sink);
        sink.closeMember(member);
    }

    @Override
    @SuppressWarnings("unchecked") // the form of a member reads its values
    public T read(Source source) throws Unreadable {
        String called = source.member(this);
        for (Member member : members) {
            if (member.name().equals(called)) {
                source.openMember(member);
                Object value = member.form().read(source);
                source.closeMember(member);
                return (T) value;
            }
        }
        throw unknown(source, called);
    }

    private Unreadable unknown(Source source, String called) {
        String excerpt = Atom.excerpt(called, 0);
        return Spelling.closest(all.map(Member::name), called)
                .map(near -> source.fault(
                        "text/misspelled-name",
                        "there is no {noun} called {name}; did you mean {near}?",
                        name,
                        excerpt,
                        near))
                .getOrElse(() -> source.fault("text/unknown-name", "there is no {noun} called {name}", name, excerpt));
    }

    @Override
    public boolean isWhole(@Nullable Object value) {
        return value != null && of(value).form().isWhole(value);
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.sum(this);
    }
}
