package io.github.terrene.bots.protocol;

import io.vavr.control.Option;

/**
 * What a program decides: {@code {"number":7,"choice":3}} or {@code {"number":7,"action":{…}}}.
 *
 * @param number the number of the decision
 * @param choice the place of the chosen action among the choices, from 0
 * @param action the chosen action itself, as it was offered, instead of its place
 * @param <A> actions
 */
public record Answer<A>(int number, Option<Integer> choice, Option<A> action) {}
