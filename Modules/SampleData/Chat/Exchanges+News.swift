extension Exchanges {
    static let news: [Exchange<String>] = [
        .other(
            "I GOT THE JOB 🎉", "I knew it!! When do you start?",
            "First of next month. Still shaking"
        ),
        .other(
            "It’s a girl 💛 Everybody is well", "Congratulations to you all! What is her name?",
            "Alma. She has more hair than I do"),
        .me("We got a dog", "WHAT. Photos, now", "Her name is Biscuit 🐶"),
        .other(
            "Passed my driving test at the third attempt 🚗",
            "Third time lucky! Where are we going?",
            "Anywhere without roundabouts"),
        .me(
            "I signed up for the half marathon", "You? Running? On purpose?",
            "Somebody has to make you proud 🏃🏻‍♂️"),
        .other(
            "Saw your sister in town yesterday, she looks so happy", "She is! New flat, new haircut"
        ),
        .me(
            "How was the first week?", "Nice people, terrible coffee",
            "Bring your own, like a hero ☕️"
        ),
        .other(
            "The bakery on our corner is closing 😢", "No! Where will I get my poppy seed rolls?"),
        .me(
            "Any news from the doctor?", "All clear. It was only the stress",
            "What a relief. Please take a day off"),
        .other(
            "We are moving to Gdańsk in autumn", "So far! And so beautiful",
            "There is a guest room 🏡",
            "Then I forgive you"),
        .other(
            "My tomatoes won a prize at the allotment show 🍅", "First place?",
            "Third. Out of four. I’m still proud"),
        .me("They liked my talk!", "Of course they did. You practised it on me six times 😄"),
        .other(
            "Guess who wrote to me after eight years", "Not Marta?", "Marta!", "Tell me everything"),
        .me("I finished the book you lent me", "And??", "I cried on the tram. Thank you, I think"),
        .other(
            "Grandma has discovered stickers. I get forty a day", "Send her my number 😂",
            "Too late, she has it 👵🏼"),
        .other(
            "The exhibition opens on the 12th, and one of my pictures is in it",
            "I’ll be in the front row 👏🏽", "There are no rows, but thank you"),
    ]
}
