extension Garden {
  static var sample: Garden {
    Garden(plants: [
      Plant(
        "Monstera",
        in: .livingRoom,
        every: 7,
        wateredDaysAgo: 5,
        likesMist: true,
        notes: "Turn it towards the light once a week."
      ),
      Plant("Rubber Fig", in: .livingRoom, every: 9, wateredDaysAgo: 2),
      Plant("Basil", in: .kitchen, every: 2, wateredDaysAgo: 2, notes: "Pick from the top."),
      Plant("Chives", in: .kitchen, every: 3, wateredDaysAgo: 1),
      Plant("Peace Lily", in: .bedroom, every: 5, wateredDaysAgo: 6, likesMist: true),
      Plant("Snake Plant", in: .bedroom, every: 14, wateredDaysAgo: 3),
      Plant("Lavender", in: .balcony, every: 6, wateredDaysAgo: 4, notes: "Cut back in August."),
      Plant("Tomatoes", in: .balcony, every: 1, wateredDaysAgo: 1),
    ])
  }
}
